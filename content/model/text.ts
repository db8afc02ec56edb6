/** A headed part of a page of text; it is linked to by its id. */
export interface TextSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Bullet points, shown after the paragraphs. */
  readonly points?: readonly string[];
  /** Where more is to be read, last. */
  readonly link?: { readonly label: string; readonly href: string };
}
