/** Crop ratio and output widths (px) of the photographs in one folder. */
export interface Profile {
  ratio: { width: number; height: number };
  /** Widths of the AVIF files, ascending. */
  widths: readonly number[];
  /** Widths of the WebP and JPEG files, ascending; few, because few browsers lack AVIF. */
  fallbackWidths: readonly number[];
}

const portrait: Profile = {
  ratio: { width: 4, height: 5 },
  // At DPR 2, a thumbnail on a phone needs 224 px; the widest portrait, 768 px.
  widths: [160, 240, 320, 480, 640, 800],
  fallbackWidths: [320, 640],
};

const scene: Profile = {
  ratio: { width: 3, height: 2 },
  // A phone's width at DPR 2 and 7 of a computer's 12 columns both need a little under 720 px.
  widths: [400, 720, 960, 1280, 1600],
  fallbackWidths: [720, 1280],
};

/** Profiles by folder of `content/pictures/`, or by file. Null is for drawings: one SVG is sharp at any size. */
const profiles: Readonly<Record<string, Profile | null>> = {
  assureurs: null,
  medecins: portrait,
  direction: portrait,
  patients: portrait,
  praticiens: portrait,
  // `scene` with 640 px, for phones 360 px wide at DPR 2.
  equipements: { ...scene, widths: [400, 640, 720, 960, 1280, 1600] },
  // `scene` with 480 px: at DPR 2, a `row` card (ArticleCard.tsx) needs a little less.
  conseils: { ...scene, widths: [400, 480, 720, 960, 1280, 1600] },
  clinique: {
    ratio: { width: 16, height: 9 },
    // At DPR 2, a phone 360 px wide needs 662 px between its margins.
    widths: [720, 960, 1280, 1600, 1920, 2732],
    fallbackWidths: [960, 1600],
  },
  'clinique/facade-1.jpg': scene,
  'clinique/accueil-telephone.jpg': {
    ratio: { width: 3, height: 2 },
    // 724 px serves phones 360 px wide at DPR 2, or 412 px wide at 1.75. 824 px serves 412 px at DPR 2.
    widths: [400, 724, 824, 1080],
    fallbackWidths: [720, 1080],
  },
};

/** Folders below `content/pictures/` that may contain pictures. */
export const pictureFolders = Object.keys(profiles).filter((key) => !key.includes('/'));

/** The profile of a file such as « medecins/medecin-01.jpg »; null for a drawing, undefined for an unknown folder. */
export const profileOf = (file: string): Profile | null | undefined =>
  profiles[file] ?? profiles[file.slice(0, Math.max(0, file.lastIndexOf('/')))];

/**
 * Encoder settings (docs/decisions/0002-pictures.md). They are part of the hash in each file's name, so that a change
 * re-encodes every picture.
 */
export const encoders = {
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' },
  // For widths that only computers on a fixed line use: an eighth more bytes, but half the encoding time.
  avifAbove960: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 2 },
  jpeg: { quality: 70, mozjpeg: true },
} as const;

/** The widths of the ladder that need no enlargement. The original's own width replaces the larger ones. */
export function widthsFor(ladder: readonly number[], originalWidth: number): number[] {
  const top = Math.min(originalWidth, ladder.at(-1) ?? originalWidth);
  return [...ladder.filter((width) => width < top), top];
}
