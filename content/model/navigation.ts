/** A link of the top bar (specification § 2). */
export interface NavigationItem {
  readonly label: string;
  /** An address of this site: `/horaire/`, or an anchor of the home page: `/#contact`. */
  readonly href: `/${string}`;
}

/** What a page says of itself, on the screen and to search engines. */
export interface PageText {
  /** Title of the browser's tab, 60 characters at most. */
  readonly title: string;
  /** The one `<h1>`. */
  readonly heading: string;
  /** Summary under the title in search results and link previews, 70 to 160 characters. */
  readonly description: string;
}
