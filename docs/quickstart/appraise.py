"""Appraises a photo: python3 appraise.py [URL of a photo]"""

import json
import os
import sys
import urllib.error
import urllib.request
import uuid

service = os.environ["LOUPE_URL"]
photo = sys.argv[1] if len(sys.argv) > 1 else service + "/samples/camera-photo.jpg"

request = urllib.request.Request(
    service + "/api/v1/appraise-product",
    data=json.dumps({"image_url": photo, "country": "US"}).encode(),
    headers={
        "Authorization": "Bearer " + os.environ["LOUPE_API_KEY"],
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),  # a retry with the same key is charged once
    },
)
try:
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
except urllib.error.HTTPError as error:
    problem = json.load(error)
    sys.exit(f"{problem['code']}: {problem['detail']}")

value = answer["appraisal"]
if value is None:
    sys.exit(f"no value: {answer['error']}")
print(f"{value['price_currency']} {value['price_lower']:.2f} to {value['price_upper']:.2f}")
for reason in value["reasoning"]:
    print("-", reason)
