/** An insurer or mutual fund accepted by the clinic (specification § 3). */
export interface Insurer<PictureFile extends string = string> {
  readonly nom: string;
  /** Word-mark or logo below `content/pictures/`. */
  readonly img: PictureFile;
}
