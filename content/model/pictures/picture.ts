import manifestJson from './picture-manifest.json';

/** A picture, as measured by `scripts/assets/make-assets.ts`, which writes the manifest. */
export interface PictureEntry {
  readonly alt: string;
  /** Size of the original after rotation and cropping (px). */
  readonly width: number;
  readonly height: number;
  /** Main colour, `#rrggbb`. */
  readonly color: string;
  readonly kind: 'photo' | 'vector';
  /** Address without width and extension: `/images/medecins/medecin-01-<hash>`. */
  readonly base: string;
  /** Widths made in AVIF (px), ascending; none for a vector. */
  readonly widths: readonly number[];
  /** Widths made in WebP and JPEG. */
  readonly fallbackWidths: readonly number[];
}

/** All pictures, by path below `content/pictures/`. */
export type PictureManifest = Readonly<Record<string, PictureEntry>>;

/** Data that a page needs to show a picture. */
export interface PictureSource {
  readonly alt: string;
  /** Natural size (px). */
  readonly width: number;
  readonly height: number;
  /** Main colour, `#rrggbb`. */
  readonly color: string;
  /** Widths (px) of the files `<base>.<width>.<format>`; null for a vector. JPEG has the widths of `webp`. */
  readonly files: {
    readonly base: string;
    readonly avif: readonly number[];
    readonly webp: readonly number[];
  } | null;
  /** A file that every program can show: the largest JPEG, or the vector. */
  readonly src: string;
  /** The smallest JPEG, or the vector, for browsers without AVIF and WebP, most of which are on small screens. */
  readonly lightest: string;
}

/**
 * Data of the picture at the path `file` below `content/pictures/`. Throws when the manifest lacks it. Only for server
 * code, because a client component would send the whole manifest to the browser.
 */
export function pictureOf(
  file: string,
  manifest: PictureManifest = manifestJson as PictureManifest,
): PictureSource {
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
    return { ...shared, files: null, src, lightest: src };
  }
  return {
    ...shared,
    files: { base, avif: widths, webp: fallbackWidths },
    src: `${base}.${sharpest}.jpg`,
    lightest: `${base}.${lightest}.jpg`,
  };
}
