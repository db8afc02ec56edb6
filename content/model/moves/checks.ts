import { suggestion } from '../../fields/nearest';
import type { Finding } from '../../fields/finding';

type Moves = readonly { ancienne: string; nouvelle: string }[];

/**
 * Returns each old address that is still a page, and each new one that is missing or has moved too. `pages` are
 * addresses.
 */
export function wrongMoves(moves: Moves, pages: readonly string[]): Finding[] {
  const old = moves.map(({ ancienne }) => ancienne);
  const faultOfNew = (address: string) => {
    if (old.includes(address))
      return `« ${address} » a changé aussi : écrivez l’adresse d’aujourd’hui`;
    return pages.includes(address)
      ? undefined
      : `« ${address} » n’est pas une page du site : ${suggestion(address, pages)}`;
  };
  return moves.flatMap(({ ancienne, nouvelle }, index) => {
    const inUse = pages.includes(ancienne)
      ? `« ${ancienne} » est encore une page du site : effacez ces deux lignes`
      : undefined;
    const sentences = { ancienne: inUse, nouvelle: faultOfNew(nouvelle) };
    return Object.entries(sentences).flatMap(([field, sentence]) =>
      sentence === undefined ? [] : [{ path: [index, field], sentence }],
    );
  });
}
