import { describe, expect, it } from 'vitest';
import { byLetter, letterOf } from '~/components/portal/brand-letters';
import { categoryTree, findCategory } from '~/components/portal/category-tree';

describe('brands by letter', () => {
  it.each([
    ['Texas Instruments', 'T'], ['onsemi', 'O'], ['Würth Elektronik', 'W'], ['Ångström', 'A'], [' 3PEAK', '#'], ['', '#'],
    ['村田', 'C'], ['风华高科', 'F'], ['国巨', 'G'], ['顺络', 'S'], ['意法半导体', 'Y'], ['兆易创新', 'Z'], ['安世', 'A'],
  ])('%s is listed under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

  it('sorts letters and names, with other characters last', () => {
    const brands = ['3PEAK', 'TDK', 'Abracon', 'TI', 'ABLIC'].map((name) => ({ name, count: 1, agent: false }));
    expect(byLetter(brands).map(([letter, group]) => [letter, group.map(({ name }) => name)])).toEqual([
      ['A', ['ABLIC', 'Abracon']], ['T', ['TDK', 'TI']], ['#', ['3PEAK']],
    ]);
  });
});

describe('the category tree', () => {
  const flat = [
    { code: '1_03', parentCode: null, name: 'Inductors', count: 5 },
    { code: '3_031207', parentCode: '2_0312', name: 'Beads', count: 2 },
    { code: '2_0312', parentCode: '1_03', name: 'Ferrite', count: 5 },
    { code: '2_9999', parentCode: '1_99', name: 'Lost', count: 1 },
  ];

  it('puts each level below its parent, with the path of all levels', () => {
    const [top, ...others] = categoryTree(flat);
    expect(others).toEqual([]);
    expect(top?.href).toBe('/product_list/catalogue/1_03');
    expect(top?.children[0]?.href).toBe('/product_list/catalogue/1_03_2_0312');
    expect(top?.children[0]?.children[0]?.href).toBe('/product_list/catalogue/1_03_2_0312_3_031207');
  });

  it('finds a level by its code, unless the tree does not include it', () => {
    const nodes = categoryTree(flat);
    expect(findCategory(nodes, '3_031207')?.name).toBe('Beads');
    expect(findCategory(nodes, '2_9999')).toBeUndefined();
    expect(findCategory(nodes, '')).toBeUndefined();
  });
});
