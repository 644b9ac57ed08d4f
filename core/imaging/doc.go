// Package imaging reads the format and size of an image file, and decodes JPEG and PNG to a thumbnail: the
// luminance of the picture in 64 by 64 cells. Package fingerprint compares pictures by it.
//
// The package has its own decoders, to save memory and time. For a large JPEG, the thumbnail is computed from the
// DC coefficients of its blocks; for a PNG, row by row. So most pictures of any size take under 1 MB. image/jpeg and
// image/png take 16 to 100 MB, and a Worker has 128 MB. Tests compare the decoders with the standard library's.
//
// Pixels are computed with integers only, so a file has the same thumbnail on every machine.
//
// The formats:
//   - JPEG: ITU-T T.81, with the colour conventions of libjpeg; Exif 2.32 for the orientation
//   - PNG (third edition), with zlib and deflate: RFC 1950, RFC 1951
//   - WebP, GIF, AVIF and HEIC are recognised, not decoded. Package photo has the host convert them
package imaging
