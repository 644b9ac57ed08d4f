package mcp

import (
	"loupe/core/api/upload"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/base/publicurl"
	"loupe/core/exchange"
	"loupe/core/upstream/photo"
)

// uploadTool is the tool upload_photo. Arguments carry no files, so it gives the client a link for one. ChatGPT passes a file of
// its chat as an object with a URL, which expires within minutes (https://developers.openai.com/apps-sdk/reference): appraise_product
// takes no such object, because a corrected condition needs the same photo again.
var uploadTool = Tool{
	Name: "upload_photo", Title: "Upload a photo",
	Description: "For a photo without a public URL: in the chat, or on the user's phone or computer. " +
		"Returns upload_url, a link for one photo that works for ten minutes, and the image_url for appraise_product. It costs nothing.",
	Meta: `{"openai/fileParams":["photo"]}`, Input: uploadInput, Output: uploadOutput, OpenWorld: true,
	Call: uploadPhoto,
}

func uploadInput() []byte {
	return []byte(`{"type":"object","properties":{"photo":{"type":"object","description":"The photo in the chat. ChatGPT fills it in; other clients leave it out",` +
		`"properties":{"download_url":{"type":"string"},"file_id":{"type":"string"},"mime_type":{"type":"string"},"file_name":{"type":"string"}},` +
		`"required":["download_url","file_id"]}}}`)
}

func uploadOutput() []byte { return jsontext.Schema(upload.Members) }

// uploadPhoto answers the tool upload_photo. A photo with a download_url is stored at once; without one, the client gets a link.
func uploadPhoto(f *exchange.Flow, c *Call) {
	download := member(member(c.Arguments(), "photo"), "download_url")
	url, err := publicurl.Check(download.Str, c.Defaults.AllowLocal)
	if download.Exists() && err != nil {
		c.refusePhoto(f, problem.BadRequest, "photo.download_url "+err.Error())
		return
	}
	upload.Admit(f, c.Grant, c.Uploads, func(f *exchange.Flow, refused *problem.Problem) {
		switch {
		case refused != nil:
			c.Return(f, Refused(refused))
		case download.Exists():
			c.storePhoto(f, photo.Open(f, url, c.Defaults.AllowLocal, false))
		default:
			c.sendLink(f)
		}
	})
}

// sendLink answers with a new upload link.
func (c *Call) sendLink(f *exchange.Flow) {
	upload.NewLink(f, c.Grant, func(f *exchange.Flow, link *upload.Link, token string, err error) {
		if err != nil {
			c.refusePhoto(f, problem.Unavailable, "the link could not be made; try again")
			return
		}
		address, image := c.Origin+upload.LinkPath+token, c.Origin+photo.UploadPath+link.Image
		c.returnPhoto(f, "Ask the user to open "+address+" and add the photo there. If you have the file yourself, send it: curl -T photo.jpg "+address+
			"\nThe link works once, for ten minutes. When the photo is there, call appraise_product with image_url "+image, upload.Result{Image: image, Link: address, Expires: link.Expires})
	})
}

// storePhoto waits for a photo and answers with its URL.
func (c *Call) storePhoto(f *exchange.Flow, p *photo.Photo) {
	f.Await(p)
	f.Then(func(f *exchange.Flow) {
		if !p.Available() {
			code := problem.BadRequest
			if p.Err == photo.ErrNoMemory {
				code = problem.Unavailable
			}
			c.refusePhoto(f, code, p.Err.Error())
			return
		}
		upload.Store(f, nil, p.Kept, 0, p.Bytes, func(f *exchange.Flow, id string, refused *problem.Problem) {
			if refused != nil {
				c.Return(f, Refused(refused))
				return
			}
			image := c.Origin + photo.UploadPath + id
			c.returnPhoto(f, "The photo is there. Call appraise_product with image_url "+image, upload.Result{Image: image, Expires: f.Now() + photo.UploadLife*1000})
		})
	})
}

// refusePhoto answers that the photo can't be fetched.
func (c *Call) refusePhoto(f *exchange.Flow, code problem.Code, detail string) {
	c.Return(f, Refused(&problem.Problem{Code: code, Field: "photo", Detail: detail}))
}

// returnPhoto answers with where the photo is, or is to be sent.
func (c *Call) returnPhoto(f *exchange.Flow, text string, r upload.Result) {
	c.Return(f, &Result{Content: [][]byte{Text(text)}, Structured: jsontext.Encode(&r, upload.Members)})
}
