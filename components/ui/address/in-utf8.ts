/** Decodes a query, even one that an old program encoded in Latin-1, « %E9 » for « é », or copied from HTML. */
export const inUtf8 = (query: string): string =>
  query.replaceAll('&amp;', '&').replace(/(%[89a-f].)+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other function reads Latin-1
      return unescape(signs);
    }
  });
