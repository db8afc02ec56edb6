import { content } from '../reader/content';

/** Pages whose address has changed. */
export const moves = content.moves.map(({ ancienne, nouvelle }) => ({
  from: ancienne,
  to: nouvelle,
}));
