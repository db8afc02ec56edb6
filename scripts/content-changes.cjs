/** Development only: has Next read the content again when a file of `content/data/` changes. */
const { readdirSync, statSync } = require('node:fs');
const path = require('node:path');

const CONTENT = path.resolve('content/data');

/**
 * A loader for the bundler, which follows imports and does not see what a module reads from the disk.
 *
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source the module that reads the content
 * @returns {string} the same, with the time of the last change at its end
 */
module.exports = function contentChanges(source) {
  this.addContextDependency(CONTENT);
  const times = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).map(
    (file) => statSync(path.join(CONTENT, file)).mtimeMs,
  );
  return `${source}\n// ${Math.max(...times)}, ${times.length} files\n`;
};
