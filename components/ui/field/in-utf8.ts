/** Returns a query with its letters, which an old program may have written in Latin-1: « %E9 » for « é ». */
export const inUtf8 = (query: string): string =>
  query.replace(/(%[89a-f].)+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other function reads Latin-1
      return unescape(signs);
    }
  });
