package mcp

import (
	"loupe/core/appraisal"
	"loupe/core/appraisal/outcome"
	"loupe/core/base/date"
	"loupe/core/base/jsontext"
	"loupe/core/base/problem"
	"loupe/core/exchange"

	"github.com/tidwall/gjson"
)

var saleTool = Tool{
	Name: "record_sale", Title: "Record a sale",
	Description: "Records what an appraised item sold for, or that it was offered and did not sell. Later appraisals of this account use it. " +
		"Recording again replaces the outcome. It costs nothing.",
	Input: outcome.Schema, Output: saleOutput, Repeatable: true,
	Call: recordSale,
}

// recordSale is the tool record_sale.
func recordSale(f *exchange.Flow, c *Call) {
	arguments := c.Arguments()
	id := member(arguments, "id")
	if !appraisal.IsID(id.Str) {
		c.Return(f, Refused(noID))
		return
	}
	o, refused := outcome.Parse(arguments, date.OfTime(f.Opened()))
	if refused != nil {
		c.Return(f, Refused(refused))
		return
	}
	o.Appraisal = id.Str
	outcome.Put(f, c.Outcomes, c.Grant.Account, o, func(f *exchange.Flow, document []byte, refused *problem.Problem) {
		if refused != nil {
			c.Return(f, Refused(refused))
			return
		}
		root := gjson.ParseBytes(document)
		text := "Recorded."
		lower, upper := member(root, "price_lower").Raw, member(root, "price_upper").Raw
		if result := jsontext.Text(&root, "result"); result != "" {
			text += " The price is " + result + " the range of " + lower + " to " + upper + " " + jsontext.Text(&root, "price_currency") + "."
		}
		c.Return(f, &Result{Content: [][]byte{Text(text)}, Structured: document})
	})
}

func saleOutput() []byte {
	return []byte(`{"type":"object","properties":{"appraisal_id":{"type":"string"},"unsold":{"type":"boolean"},` +
		`"sold_price":{"type":["number","null"]},"asking_price":{"type":["number","null"]},"currency":{"type":"string"},` +
		`"date":{"type":"string"},"channel":{"type":["string","null"]},"condition":{"type":["string","null"]},"days":{"type":["integer","null"]},` +
		`"result":{"type":["string","null"],"description":"How the price compares with the range: inside, below or above"},` +
		`"price":{"type":["number","null"],"description":"The price of the sale in price_currency"},` +
		`"price_lower":{"type":"number"},"price_upper":{"type":"number"},"estimate":{"type":"number"},"price_currency":{"type":"string"},` +
		`"title":{"type":"string"},"source":{"type":"string"},"listing_id":{"type":"string"},"recorded_at":{"type":"string"}},` +
		`"required":["appraisal_id","unsold","sold_price","asking_price","currency","date","result","price","price_lower","price_upper","estimate","price_currency"]}`)
}
