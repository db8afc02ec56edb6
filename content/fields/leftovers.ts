/** Of Finder, Explorer, Office and text editors. */
const leftover =
  /^(?:\..*|~\$.*|.*~|#.*#|(?:eh)?thumbs\.db|desktop\.ini|icon\r|__macosx|.*\.(?:bak|sw[a-z]|tmp))$/iu;

/** Whether another program left a file, or the folder around it; `path` has slashes. */
export const isLeftover = (path: string): boolean =>
  path.split('/').some((name) => leftover.test(name));
