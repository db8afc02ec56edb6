/** The staff can mend it: the message is French, and names the file. */
export class ContentError extends Error {}
