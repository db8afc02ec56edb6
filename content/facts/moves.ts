import { content } from '../reader/content';

export const moves = content.moves.map(({ ancienne, nouvelle }) => ({
  from: ancienne,
  to: nouvelle,
}));
