/** A doctor as the booking wizard offers one (specification § 3, « Wizard practitioner »). */
export interface Practitioner<PictureFile extends string = string> {
  readonly id: string;
  /** With the title: « Dr Awa Traoré ». */
  readonly name: string;
  /** Professional title, as on the doctor's card. */
  readonly specialty: string;
  /** Portrait below `content/pictures/`. */
  readonly avatar: PictureFile;
}
