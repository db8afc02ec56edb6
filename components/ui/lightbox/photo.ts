/** A picture as the viewer wants it, read from the link around it. */
export interface Photo {
  /** Where a closing picture flies back to. */
  readonly element: HTMLAnchorElement;
  readonly src: string;
  readonly srcset: string;
  /** Natural size (px): the viewer lays the picture out before it arrives. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The smaller file that the page shows already, if it has arrived. */
  readonly msrc?: string;
}

/** The links of a gallery that hold a picture, in the order of the page. */
export function photoLinks(gallery: Element): HTMLAnchorElement[] {
  return [...gallery.querySelectorAll('a')].filter((link) => link.querySelector('img') !== null);
}

function fileOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/**
 * The best format that this browser knows, told by the file it chose for a picture of the page: `image/avif`,
 * `image/webp`, or null for what every browser knows.
 */
export function chosenFormat(link: HTMLAnchorElement): string | null {
  const chosen = fileOf(link.querySelector('img')?.currentSrc ?? '');
  if (chosen === '') return null;
  const source = [...link.querySelectorAll('source')].find(({ srcset }) => srcset.includes(chosen));
  return source?.type ?? null;
}

/** The picture inside `link`, in `format` where it exists. Throws when the link holds none. */
export function photoOf(link: HTMLAnchorElement, format: string | null): Photo {
  const image = link.querySelector('img');
  if (!image) throw new Error(`No picture in the link to ${link.href}`);
  const source = [...link.querySelectorAll('source')].find(({ type }) => type === format);
  return {
    element: link,
    src: link.href,
    srcset: source?.srcset ?? image.srcset,
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
    alt: image.alt,
    ...(image.naturalWidth > 0 && { msrc: image.currentSrc }),
  };
}
