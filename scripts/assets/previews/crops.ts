/** The part of a photograph that a preview shows. */
export interface Focus {
  /** Centre of the crop, as fractions of the photograph's width and height. */
  readonly x: number;
  readonly y: number;
  /** 1 is the largest crop of the required shape; 1.2 shows things 1.2 times larger. */
  readonly zoom: number;
}

/** A photograph (path below `content/pictures/`). */
export interface View {
  readonly file: string;
  readonly focus?: Focus;
}

/** A focus, by default with the largest crop. */
export function focusAt(x: number, y = 0.5, zoom = 1): Focus {
  return { x, y, zoom };
}

/** Chosen by eye so that no machine is cut at the edge. */
const focuses: Readonly<Record<string, Focus>> = {
  'clinique/accueil-1.jpg': focusAt(0.62),
  'clinique/accueil-telephone.jpg': focusAt(0.5),
  'clinique/facade-1.jpg': focusAt(0.42),
  'conseils/fievre-chez-l-enfant.jpg': focusAt(0.36, 0.6, 1.1),
  'equipements/bloc-operatoire-1.jpg': focusAt(0.64),
  'equipements/bloc-operatoire-2.jpg': focusAt(0.5),
  'equipements/cardiologie-1.jpg': focusAt(0.6),
  'equipements/cardiologie-2.jpg': focusAt(0.5),
  'equipements/dentaire-1.jpg': focusAt(0.56),
  'equipements/echographie-1.jpg': focusAt(0.46),
  'equipements/echographie-2.jpg': focusAt(0.55),
  'equipements/endoscopie-1.jpg': focusAt(0.5),
  'equipements/kinesitherapie-1.jpg': focusAt(0.4),
  'equipements/kinesitherapie-2.jpg': focusAt(0.62),
  'equipements/laboratoire-1.jpg': focusAt(0.42),
  'equipements/laboratoire-2.jpg': focusAt(0.55),
  'equipements/neonatologie-1.jpg': focusAt(0.3, 0.55, 1.06),
  'equipements/neonatologie-2.jpg': focusAt(0.45),
  'equipements/ophtalmologie-1.jpg': focusAt(0.535),
  'equipements/radiographie-1.jpg': focusAt(0.51),
  'equipements/radiographie-2.jpg': focusAt(0.53),
  'equipements/reanimation-2.jpg': focusAt(0.6),
  'equipements/scanner-1.jpg': focusAt(0.53),
  'equipements/scanner-2.jpg': focusAt(0.63),
};

/** Keeps the head: the crop removes more at the lower edge than at the upper. */
const portraitFocus = focusAt(0.5, 0.46);
const portraits = /^(?:direction|medecins|patients)\//;

/** Focus of a picture; null for a crop around the most salient region. */
export function focusOf({ file, focus }: View): Focus | null {
  return focus ?? focuses[file] ?? (portraits.test(file) ? portraitFocus : null);
}

/**
 * The largest part of a picture of `size` (px) with the ratio of `shape`, reduced by the zoom and centred on `focus` as
 * far as the edges allow.
 */
export function cropAround(
  focus: Focus,
  size: { readonly width: number; readonly height: number },
  shape: { readonly width: number; readonly height: number },
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(size.width / shape.width, size.height / shape.height) / focus.zoom;
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  const start = (middle: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(middle * whole - length / 2, 0), whole - length));
  return {
    left: start(focus.x, width, size.width),
    top: start(focus.y, height, size.height),
    width,
    height,
  };
}
