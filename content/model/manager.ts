/** A member of the management team (specification § 3). */
export interface Manager<PictureFile extends string = string> {
  readonly name: string;
  readonly role: string;
  /** Portrait below `content/pictures/`. */
  readonly image: PictureFile;
  /** Not displayed (specification § 3). */
  readonly description: string;
}

/** The director's message on the home page (specification § 2). */
export interface DirectorMessage {
  /** Name of the member of the management team who signs it. */
  readonly author: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
