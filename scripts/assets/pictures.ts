import { pictures } from '../../content/data/pictures';
import type { PictureManifest } from '../../content/model/picture';
import * as encode from './pictures/encode';
import * as measure from './pictures/measure';

/** The project's own folders, from its root. */
export const projectPaths: measure.PicturePaths = {
  originals: 'content/pictures',
  manifest: 'content/model/picture-manifest.json',
  cache: '.cache/pictures.json',
  publicDirectory: 'public',
};

/** Measures the clinic's pictures and writes the manifest (under 2 s). Throws one line a problem, naming the file. */
export function measurePictures(
  paths: measure.PicturePaths = projectPaths,
  alts: Readonly<Record<string, string>> = pictures,
): Promise<PictureManifest> {
  return measure.measurePictures(paths, alts);
}

/** Makes the variants that are missing in `public/images/` and deletes stale ones. */
export function encodePictures(
  manifest: PictureManifest,
  paths: measure.PicturePaths = projectPaths,
): Promise<encode.EncodeReport> {
  return encode.encodePictures(paths, manifest);
}
