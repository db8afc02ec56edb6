/** Returns a query in UTF-8, where an old program wrote « é » as « %E9 » (Latin-1). */
export const inUtf8 = (query: string): string =>
  query.replace(/(?:%[89a-f][\da-f])+/gi, (signs) => {
    try {
      decodeURIComponent(signs);
      return signs;
    } catch {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other function reads Latin-1
      return encodeURIComponent(unescape(signs));
    }
  });
