export interface Photo {
  /** The closing animation ends here. */
  element: HTMLAnchorElement;
  src: string;
  /** '' if the browser's best format is that of `src`. */
  srcset: string;
  /** Natural size, px. */
  width: number;
  height: number;
  alt: string;
  /** The smaller file shown in the page, if it is loaded. */
  msrc?: string;
}

/** Returns the links that contain a picture. */
export function photoLinks(gallery: Element): HTMLAnchorElement[] {
  return [...gallery.querySelectorAll('a')].filter((link) => link.querySelector('img') !== null);
}

/** Returns the type of the file that the browser chose. A JPEG gives `image/jpg`, which no `<source>` has. */
export function chosenType(link: HTMLAnchorElement): string {
  const chosen = link.querySelector('img')?.currentSrc ?? '';
  return `image/${chosen.slice(chosen.lastIndexOf('.') + 1)}`;
}

/** Returns the picture inside `link`, with its files of `type`. Throws if there is no picture. */
export function photoOf(link: HTMLAnchorElement, type: string): Photo {
  const image = link.querySelector('img');
  if (!image) throw new Error(`No picture in the link to ${link.href}`);
  return {
    element: link,
    src: link.href,
    srcset: link.querySelector<HTMLSourceElement>(`source[type="${type}"]`)?.srcset ?? '',
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    alt: image.alt,
    ...(image.naturalWidth > 0 && { msrc: image.currentSrc }),
  };
}
