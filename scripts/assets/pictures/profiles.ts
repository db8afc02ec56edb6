/** How the pictures of one folder are cut and in which widths they are made (px). */
export interface Profile {
  readonly ratio: { readonly width: number; readonly height: number };
  /** Widths of the AVIF variants, ascending. */
  readonly widths: readonly number[];
  /** Widths of the WebP and JPEG variants: few, as browsers without AVIF are few. */
  readonly fallbackWidths: readonly number[];
}

const portrait: Profile = {
  ratio: { width: 4, height: 5 },
  // At DPR 2 a doctor's thumbnail on a phone asks for 224, a card of at most 340 css px for 680.
  widths: [160, 240, 320, 480, 640, 800],
  fallbackWidths: [320, 640],
};

const scene: Profile = {
  ratio: { width: 3, height: 2 },
  // A phone's whole width at DPR 2, and 7 columns of 12 on a computer, both ask for a little under 720.
  widths: [400, 720, 960, 1280, 1600],
  fallbackWidths: [720, 1280],
};

const profiles: Readonly<Record<string, Profile>> = {
  medecins: portrait,
  direction: portrait,
  patients: portrait,
  praticiens: portrait,
  // As `scene`, and in the width of a phone of 360 px.
  equipements: { ...scene, widths: [400, 640, 720, 960, 1280, 1600] },
  // As `scene`, and for the two cards beside the first on a screen of twice the density.
  conseils: { ...scene, widths: [400, 480, 720, 960, 1280, 1600] },
  clinique: {
    ratio: { width: 16, height: 9 },
    // A phone's width less its margins asks for 662 at DPR 2.
    widths: [720, 960, 1280, 1600, 1920, 2732],
    fallbackWidths: [960, 1600],
  },
  'clinique/facade-1.jpg': scene,
  'clinique/accueil-telephone.jpg': {
    ratio: { width: 3, height: 2 },
    // The whole width of phones of 360 and 412 px, at DPR 2; of 412 px at 1.75.
    widths: [400, 724, 824, 1080],
    fallbackWidths: [720, 1080],
  },
};

/** Folders of drawings: no widths, one SVG is sharp at any size. */
const vectorFolders: readonly string[] = ['assureurs'];

/** Folders below `content/pictures/` that the build knows. */
export const pictureFolders: readonly string[] = [
  ...Object.keys(profiles).filter((key) => !key.includes('/')),
  ...vectorFolders,
];

/** The smaller side under which a photograph looks blurred wherever it is shown (px, after the cut). */
export const SMALLEST_SIDE = 400;

/**
 * Encoder settings, measured in docs/decisions/0002-pictures.md. They are part of the hash in each file's name:
 * a change here makes every picture anew.
 */
export const encoders = {
  avif: { quality: 55, effort: 3, chromaSubsampling: '4:2:0' },
  // Computers on a fixed line take these: an eighth more bytes for half the time.
  avifAbove960: { quality: 55, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 2 },
  jpeg: { quality: 70, mozjpeg: true },
} as const;

/** File formats made, the smallest first. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** sharp's options for one variant; `width` in px. */
export function encoderFor(format: PictureFormat, width: number) {
  return format === 'avif' && width > 960 ? encoders.avifAbove960 : encoders[format];
}

/** The profile of a photograph named as in the manifest (« medecins/medecin-01.jpg »). Throws one French sentence for an unknown folder. */
export function profileOf(file: string): Profile {
  const profile = profiles[file] ?? profiles[file.slice(0, file.indexOf('/'))];
  if (!profile) {
    throw new Error(
      `${file}\u00a0: mettez les photographies dans un de ces dossiers\u00a0: ${Object.keys(profiles).join(', ')}`,
    );
  }
  return profile;
}

/** Widths that can be made from an original without enlarging it: the ladder's, or the original's own at the top. */
export function widthsFor(ladder: readonly number[], originalWidth: number): number[] {
  const top = Math.min(originalWidth, ladder.at(-1) ?? originalWidth);
  return [...ladder.filter((width) => width < top), top];
}
