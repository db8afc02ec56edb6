/**
 * Returns the `d` of a path whose stroke, 1 wide, covers the dark modules. The middle of each row is at a whole `y`.
 * Such lines compress to half of what filled squares do.
 */
export function rowsOfModules(modules: readonly (readonly boolean[])[]): string {
  const rows = modules.map((row, y) => {
    const runs = row.map((isDark) => (isDark ? '#' : '.')).join('');
    const lines = runs
      .replace(/\.+$/, '')
      .replaceAll(/#+|\.+/g, (run) =>
        run.startsWith('#') ? `h${run.length}` : `m${run.length} 0`,
      );
    return `M0 ${y}${lines}`;
  });
  return rows.join('');
}
