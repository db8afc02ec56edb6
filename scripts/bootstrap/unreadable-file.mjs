/**
 * What to tell the staff when a file of `content/data/` cannot be read at all: a comma, an apostrophe or a bracket is
 * missing, and the compiler says so in English among lines of its own.
 *
 * @param {string} output of a build that failed
 * @returns {string | undefined} one French sentence with the file and the line; undefined when it failed otherwise
 */
export function unreadableFile(output) {
  const found = /content\/data\/([\w-]+\.ts):(\d+):\d+: ERROR/.exec(output);
  if (found === null) return undefined;
  const [, file, line] = found;
  return `À corriger dans content/data\u00a0: ${file}, ligne ${line} ou juste au-dessus\u00a0: il manque une virgule, une apostrophe ou une accolade.`;
}
