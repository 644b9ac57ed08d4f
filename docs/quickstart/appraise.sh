#!/bin/sh
# Appraises a photo: sh appraise.sh [URL of a photo]
set -eu

curl --fail-with-body --silent --show-error "$LOUPE_URL/api/v1/appraise-product" \
  -H "Authorization: Bearer $LOUPE_API_KEY" \
  -H "Content-Type: application/json" \
  -d "{\"image_url\": \"${1:-$LOUPE_URL/samples/camera-photo.jpg}\", \"country\": \"US\"}"
