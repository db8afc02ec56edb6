#!/bin/sh
# Made by `npx tsx scripts/hosts.ts` from scripts/hosts/headers.ts: change that, not this.
# `BUCKET=name sh deploy/s3-upload.sh` uploads out/. Pages come after the files they name, and the worker
# after the pages it keeps.
set -eu
put() { cache=$1; shift; aws s3 cp out "s3://$BUCKET" --recursive --cache-control "$cache" "$@" --exclude '*.br'; }

# named after their content: another content has another name
put 'public, max-age=31536000, immutable' --exclude '*' --include '_next/static/*' --include '_islands/*' --include 'images/*'
put 'public, max-age=31536000, immutable' --exclude '*' --include '_next/static/*.avif' --include '_islands/*.avif' --include 'images/*.avif' --content-type image/avif
put 'public, max-age=31536000, immutable' --exclude '*' --include '_next/static/*.webp' --include '_islands/*.webp' --include 'images/*.webp' --content-type image/webp
put 'public, max-age=31536000, immutable' --exclude '*' --include '_next/static/*.woff2' --include '_islands/*.woff2' --include 'images/*.woff2' --content-type font/woff2
put 'public, max-age=31536000, immutable' --exclude '*' --include '_next/static/*.webmanifest' --include '_islands/*.webmanifest' --include 'images/*.webmanifest' --content-type application/manifest+json
put 'public, max-age=31536000, immutable' --exclude '*' --include '_next/static/*.vcf' --include '_islands/*.vcf' --include 'images/*.vcf' --content-type text/vcard
# what chats and search engines show of the site on pages of their own
put 'public, max-age=86400' --exclude '*' --include 'previews/*' --include 'favicon.ico' --include 'icon.svg' --include 'icon-192.png' --include 'icon-512.png' --include 'icon-maskable-192.png' --include 'icon-maskable-512.png' --include 'apple-touch-icon.png'
# files that keep their name when they change
put 'public, max-age=86400' --exclude '*' --include 'patterns/*' --include 'manifest.webmanifest' --include 'robots.txt' --include 'sitemap.xml' --include 'licences.txt'
put 'public, max-age=86400' --exclude '*' --include 'manifest.webmanifest' --content-type application/manifest+json
# the clinic’s card for telephones: its numbers are as fresh as those of the pages
put 'public, max-age=60, stale-while-revalidate=600' --exclude '*' --include 'clinique.vcf'
put 'public, max-age=60, stale-while-revalidate=600' --exclude '*' --include 'clinique.vcf' --content-type text/vcard
# pages
put 'public, max-age=60, stale-while-revalidate=600' --exclude '_next/static/*' --exclude '_islands/*' --exclude 'images/*' --exclude 'previews/*' --exclude 'favicon.ico' --exclude 'icon.svg' --exclude 'icon-192.png' --exclude 'icon-512.png' --exclude 'icon-maskable-192.png' --exclude 'icon-maskable-512.png' --exclude 'apple-touch-icon.png' --exclude 'patterns/*' --exclude 'manifest.webmanifest' --exclude 'robots.txt' --exclude 'sitemap.xml' --exclude 'licences.txt' --exclude 'clinique.vcf' --exclude 'sw.js' --exclude '_headers'
# the worker, which decides what is kept: never kept itself
put 'no-cache, no-store' --exclude '*' --include 'sw.js'
