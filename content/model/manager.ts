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
export interface DirectorMessage<ManagerName extends string = string> {
  readonly author: ManagerName;
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
