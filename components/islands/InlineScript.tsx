import inlineScripts from './inline-scripts.json';

/** A script that runs before the first paint: the function of `<name>.inline.ts`, bundled by `npm run assets`. */
export function InlineScript({ name }: { name: keyof typeof inlineScripts }) {
  return <script dangerouslySetInnerHTML={{ __html: inlineScripts[name] }} />;
}
