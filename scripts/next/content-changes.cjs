/** Development only: the bundler does not follow files that a module reads from the disk. */
const { readdirSync, lstatSync } = require('node:fs');
const path = require('node:path');

const CONTENT = path.resolve('content/data');

/**
 * @this {{ addContextDependency(folder: string): void }}
 * @param {string} source the module that reads the content
 * @returns {string} the module, which ends with the time of the last change in a comment
 */
module.exports = function contentChanges(source) {
  this.addContextDependency(CONTENT);
  const times = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).map(
    // Links of text editors lead nowhere.
    (file) => lstatSync(path.join(CONTENT, file)).mtimeMs,
  );
  return `${source}\n// ${Math.max(...times)}, ${times.length} files\n`;
};
