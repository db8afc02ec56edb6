/** Matches files of Finder, Explorer, Office and text editors. */
const leftover =
  /^(?:\..*|~\$.*|.*~|#.*#|(?:eh)?thumbs\.db|desktop\.ini|icon\r|__macosx|.*\.(?:bak|sw[a-z]|tmp))$/iu;

/** Whether another program left this file or a folder of its path. `path` has slashes. */
export const isLeftover = (path: string): boolean =>
  path.split('/').some((name) => leftover.test(name));
