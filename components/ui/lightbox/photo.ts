/** A picture as the viewer wants it, read from the link around it. */
export interface Photo {
  /** Where a closing picture flies back to. */
  readonly element: HTMLAnchorElement;
  readonly src: string;
  /** What the page offers in the best format that the browser knows; empty where that is `src` alone. */
  readonly srcset: string;
  /** Natural size (px): the viewer lays the picture out before it arrives. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The smaller file shown in the page, if it has loaded. */
  readonly msrc?: string;
}

/** The links of a gallery that hold a picture, in the order of the page. */
export function photoLinks(gallery: Element): HTMLAnchorElement[] {
  return [...gallery.querySelectorAll('a')].filter((link) => link.querySelector('img') !== null);
}

/**
 * `image/` and the extension of the file that the browser chose for the picture in `link`: `image/avif`. For a JPEG this is
 * `image/jpg`, which no `<source>` has.
 */
export function chosenType(link: HTMLAnchorElement): string {
  const chosen = link.querySelector('img')?.currentSrc ?? '';
  return `image/${chosen.slice(chosen.lastIndexOf('.') + 1)}`;
}

/** The picture inside `link`, as a file of `type` where the page has one. Throws when the link holds none. */
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
