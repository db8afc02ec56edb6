/**
 * The clinic's colours by name. Private to this folder: everything else uses `theme.css.ts`, which says
 * what a colour is for.
 */
export const palette = {
  teal900: '#0e4a49',
  teal700: '#17706f',
  sage300: '#a9c9c4',
  sage200: '#cfe3de',
  sage100: '#e4efec',
  sand50: '#fbf7f0',
  sand200: '#f1e9dc',
  sand300: '#e3d8c6',
  terracotta600: '#b4562d',
  terracotta300: '#e2a77f',
  terracotta100: '#f8e7da',
  ochre500: '#d9952f',
  ochre100: '#faeed8',
  night900: '#16263f',
  night100: '#e3e8f0',
  leaf700: '#1f6b3d',
  leaf100: '#e2f1e6',
  brick700: '#a32a1f',
  brick100: '#fae6e2',
  ink: '#16302e',
  inkSoft: '#4a625f',
  white: '#ffffff',
} as const;
