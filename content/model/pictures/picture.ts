import manifestJson from './picture-manifest.json';

/** Written by `scripts/assets/make-assets.ts`. */
export interface PictureEntry {
  alt: string;
  /** Px, after rotation and cropping. */
  width: number;
  height: number;
  color: string;
  /** Address without width and extension: `/images/medecins/medecin-01-<hash>`. */
  base: string;
  /** AVIF, px, ascending; none for a vector. */
  widths: readonly number[];
  /** Widths made in WebP and JPEG (px); none for a vector. */
  fallbackWidths: readonly number[];
}

/** By path below `content/pictures/`. */
export type PictureManifest = Record<string, PictureEntry>;

/**
 * `file` is a path below `content/pictures/`. Throws when the manifest lacks it. Only for server code: a client component
 * would send the whole manifest to the browser.
 */
export function pictureOf(file: string, manifest: PictureManifest = manifestJson) {
  const entry = Object.hasOwn(manifest, file) ? manifest[file] : undefined;
  if (!entry) {
    throw new Error(
      `Picture « ${file} » is not in content/pictures; add the file and its line in content/data/images.yaml`,
    );
  }
  const { alt, width, height, color, base, widths, fallbackWidths } = entry;
  const shared = { alt, width, height, color };
  const [lightest] = fallbackWidths;
  const sharpest = fallbackWidths.at(-1);
  if (lightest === undefined || sharpest === undefined) {
    const src = `${base}.svg`;
    return { ...shared, files: null, src, lightest: src, smallest: src };
  }
  const [narrowest] = widths;
  return {
    ...shared,
    files: { base, avif: widths, webp: fallbackWidths },
    src: `${base}.${sharpest}.jpg`,
    lightest: `${base}.${lightest}.jpg`,
    smallest: narrowest === undefined ? `${base}.${lightest}.jpg` : `${base}.${narrowest}.avif`,
  };
}
