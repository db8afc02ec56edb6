/** @jest-environment node */
import { checkImports, classNamesOf } from './bundle-checks';

test('finds class names in selectors only, each once', () => {
  const css = '/* .no */.a .b:hover,.a>p{margin:.5em}@media (min-width:1.5em){.c-1{width:1.5em}}';
  expect(classNamesOf(css)).toEqual(['a', 'b', 'c-1']);
});

test('names what a bundle asks another for in vain', () => {
  const react = {
    name: 'react',
    href: '/react.js',
    text: 'var a,b;export{a as useState,b as jsx};',
  };
  const asks = (text: string) => () => {
    checkImports([react, { name: 'island', href: '/island.js', text }]);
  };
  expect(asks('import{useState as c,jsx as d}from"/react.js";')).not.toThrow();
  expect(asks('import{useState as c,useRef as e}from"/react.js";')).toThrow(
    '/react.js does not export useRef',
  );
});
