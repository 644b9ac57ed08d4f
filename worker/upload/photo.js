// Makes a photo small enough to be sent within seconds over a slow connection. Models don't use more detail than this.

const accepted = ["image/jpeg", "image/png", "image/webp", "image/gif"];
const compared = ["image/jpeg", "image/png"]; // with known pictures, whatever the host can do
const enough = { bytes: 1_500_000, side: 2560 }; // a photo of these types within both limits is sent as it is
const maxBytes = 10 << 20; // of the service
const quality = 0.88;

/**
 * Returns the photo to send for a file: the file itself, or a smaller JPEG, upright and without metadata. Returns null if neither the
 * browser nor the service can read the file.
 */
export async function prepare(file) {
  const isAccepted = accepted.includes(file.type) && file.size <= maxBytes;
  let picture;
  try {
    picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return isAccepted ? file : null;
  }
  const { width, height } = picture, scale = Math.min(1, enough.side / Math.max(width, height));
  if (compared.includes(file.type) && scale === 1 && file.size <= enough.bytes) return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  context.fillStyle = "white"; // behind transparent parts
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
