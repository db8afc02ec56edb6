import { checkImports } from './bundle-checks';

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
