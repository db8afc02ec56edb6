/** Widths are in px, ascending. */
export interface Profile {
  ratio: { width: number; height: number };
  widths: readonly number[];
  /** For WebP and JPEG; few, because few browsers lack AVIF. */
  fallbackWidths: readonly number[];
}

const portrait: Profile = {
  ratio: { width: 4, height: 5 },
  // At DPR 2, a thumbnail needs 224 px, the widest portrait 768 px.
  widths: [160, 240, 320, 480, 640, 800],
  fallbackWidths: [320, 640],
};

const scene: Profile = {
  ratio: { width: 3, height: 2 },
  // A phone at DPR 2 and 7 of a computer's 12 columns need a little under 720 px.
  widths: [400, 720, 960, 1280, 1600],
  fallbackWidths: [720, 1280],
};

/** By folder of `content/pictures/`, or by file. Null is for drawings, which are SVG. */
const profiles: Record<string, Profile | null> = {
  assureurs: null,
  medecins: portrait,
  direction: portrait,
  patients: portrait,
  praticiens: portrait,
  // 640 px is for phones 360 px wide at DPR 2.
  equipements: { ...scene, widths: [400, 640, 720, 960, 1280, 1600] },
  // 480 px is for a `row` card (ArticleCard.tsx) at DPR 2.
  conseils: { ...scene, widths: [400, 480, 720, 960, 1280, 1600] },
  clinique: {
    ratio: { width: 16, height: 9 },
    // 720 px is for phones 360 px wide at DPR 2.
    widths: [720, 960, 1280, 1600, 1920, 2732],
    fallbackWidths: [960, 1600],
  },
  'clinique/facade-1.jpg': scene,
  'clinique/accueil-telephone.jpg': {
    ratio: { width: 3, height: 2 },
    // 724 px is for 360 px at DPR 2 and 412 px at DPR 1.75; 824 px is for 412 px at DPR 2.
    widths: [400, 724, 824, 1080],
    fallbackWidths: [720, 1080],
  },
};

export const pictureFolders = Object.keys(profiles).filter((key) => !key.includes('/'));

/** Returns null for a drawing, undefined for an unknown folder. */
export const profileOf = (file: string): Profile | null | undefined =>
  profiles[file] ?? profiles[file.slice(0, Math.max(0, file.lastIndexOf('/')))];

/** Part of the hash in each file's name, so that a change re-encodes (docs/decisions/0002-pictures.md). */
export const encoders = {
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' },
  // An eighth more bytes than `avif`, but half the encoding time.
  avifAbove960: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 2 },
  jpeg: { quality: 70, mozjpeg: true },
} as const;

/** Returns widths that need no enlargement. The original's own width replaces the larger ones. */
export function widthsFor(ladder: readonly number[], originalWidth: number): number[] {
  const top = Math.min(originalWidth, ladder.at(-1) ?? originalWidth);
  return [...ladder.filter((width) => width < top), top];
}
