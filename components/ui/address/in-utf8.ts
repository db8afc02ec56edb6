/** Decodes a query, even one that an old program encoded in Latin-1: « %E9 » for « é ». */
export const inUtf8 = (query: string): string =>
  query.replace(/(%[89a-f].)+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other function reads Latin-1
      return unescape(signs);
    }
  });
