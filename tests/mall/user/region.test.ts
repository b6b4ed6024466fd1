import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '../../../app/upstream/contract/base/envelope';
import { listProvinces, listRegionChildren } from '../../../app/upstream/contract/records/region';
import { PROVINCES_WITHOUT_CHILDREN } from '../../../app/domain/account/region-codes';
import { seedReference } from '../../../functions/mall/reference/seed-reference';
import { regionRows } from '../../../functions/mall/region/divisions';
import { romanise } from '../../../functions/mall/region/romanise';
import { ask, migrate, sendCall } from '../../fixtures/mall/mall';

beforeAll(async () => {
  await migrate();
  await seedReference(env.DB, 'tests');
});

async function below(regionCode: string) {
  return (await ask(listRegionChildren, { regionCode })).data.rows;
}

async function namesBelow(regionCode: string, language: 'Cn' | 'En' = 'Cn') {
  return (await below(regionCode)).map((row) => row[`regionName${language}`]);
}

describe('the hierarchy', () => {
  test('has 34 provinces with their codes', async () => {
    const { rows } = (await ask(listProvinces, {})).data;
    expect(rows).toHaveLength(34);
    expect(rows.find(({ regionCode }) => regionCode === '1-44')).toEqual({
      regionCode: '1-44', regionNameCn: '广东省', regionNameEn: 'Guangdong', parentCode: '1',
    });
    expect(await below('1')).toEqual(rows);
  });

  test('has regions below every province and city, with codes that begin with the parent’s', { timeout: 60_000 }, async () => {
    const alone: string[] = [];
    const seen = { city: 0, district: 0 };
    const visit = async (regionCode: string, level: 'city' | 'district') => {
      const rows = await below(regionCode);
      expect([regionCode, rows.length > 0]).toEqual([regionCode, true]);
      expect(rows.every(({ parentCode }) => parentCode === regionCode)).toBe(true);
      expect(rows.map((row) => row.regionCode)).toEqual([...new Set(rows.map((row) => row.regionCode))].sort());
      expect(new Set(rows.map(({ regionNameEn }) => regionNameEn)).size).toBe(rows.length);
      if (rows[0]?.regionCode === regionCode) {
        expect(rows).toHaveLength(1);
        alone.push(regionCode);
        return;
      }
      const digits = regionCode.split('-').at(-1);
      for (const row of rows) {
        expect(row.regionCode).toMatch(new RegExp(`^${regionCode}-${digits}\\d{2}$`));
        seen[level] += 1;
        if (level === 'city') await visit(row.regionCode, 'district');
      }
    };
    for (const { regionCode } of (await ask(listProvinces, {})).data.rows) await visit(regionCode, 'city');
    const citiesAlone = ['1-44-4419', '1-44-4420', '1-46-4604', '1-62-6202'];
    expect(alone.sort()).toEqual([...PROVINCES_WITHOUT_CHILDREN, ...citiesAlone].sort());
    // 333 prefectures, and the four groups of counties that provinces administer directly.
    expect(seen.city).toBe(337);
    expect(seen.district).toBeGreaterThan(2_700);
  });

  test.each(PROVINCES_WITHOUT_CHILDREN.map((code) => [code]))('has %s as its own only child', async (code) => {
    const { rows } = (await ask(listProvinces, {})).data;
    const own = rows.find(({ regionCode }) => regionCode === code);
    expect(await below(code)).toEqual([{ ...own, parentCode: code }]);
  });

  test('has a city without districts as its own only district, without its towns', async () => {
    expect(await below('1-44-4419')).toEqual([
      { regionCode: '1-44-4419', regionNameCn: '东莞市', regionNameEn: 'Dongguan', parentCode: '1-44-4419' },
    ]);
    expect(await namesBelow('1-46-4604')).toEqual(['儋州市']);
  });

  test('groups the counties that a province administers directly below one entry', async () => {
    expect((await below('1-42')).find(({ regionCode }) => regionCode === '1-42-4290')).toMatchObject({
      regionNameCn: '省直辖县级行政区划', regionNameEn: 'Counties under the province',
    });
    expect(await namesBelow('1-42-4290')).toEqual(['仙桃市', '潜江市', '天门市', '神农架林区']);
    expect(await namesBelow('1-41-4190', 'En')).toEqual(['Jiyuan']);
    expect(await namesBelow('1-65-6590')).toContain('白杨市');
    expect(await below('1-46-4690')).toHaveLength(15);
  });

  test('has the changes of recent years', async () => {
    expect(await namesBelow('1-33-3301')).toEqual(expect.arrayContaining(['临平区', '钱塘区', '上城区']));
    expect(await namesBelow('1-33-3301')).not.toContain('下城区');
    expect(await namesBelow('1-54-5404')).toContain('米林市');
    expect(await namesBelow('1-65-6532')).toEqual(expect.arrayContaining(['和安县', '和康县']));
  });

  test('has nothing below districts and unknown codes', async () => {
    for (const regionCode of ['1-99', '1-44-4499', '1-44-4403-440305', '1-44-1301', '1-4403']) {
      expect([regionCode, (await sendCall(listRegionChildren, { regionCode })).envelope.code]).toEqual([regionCode, CODES.notFound]);
    }
  });

  test('a call takes one statement that reads the rows it returns', async () => {
    for (const regionCode of ['1', '1-44', '1-44-4403', '1-81']) {
      const { data, statements } = await ask(listRegionChildren, { regionCode });
      expect(statements).toHaveLength(1);
      // The scan ends at the row after the last one.
      expect(statements[0]?.rowsRead).toBeLessThanOrEqual(data.rows.length + 1);
    }
  });
});

describe('English names', () => {
  test.each([
    ['南山区', 'Nanshan District'], ['义乌市', 'Yiwu'], ['东阿县', 'Dong\'e County'], ['白沙黎族自治县', 'Baisha Autonomous County'],
    ['管城回族区', 'Guancheng District'], ['东乡族自治县', 'Dongxiang Autonomous County'], ['鄂温克族自治旗', 'Ewenke Autonomous Banner'],
    ['长白朝鲜族自治县', 'Changbai Autonomous County'], ['塔什库尔干塔吉克自治县', 'Tashiku\'ergan Autonomous County'],
    ['沈北新区', 'Shenbei New District'], ['矿区', 'Kuang District'], ['略阳县', 'Lüeyang County'], ['中沙群岛的岛礁及其海域', 'Zhongsha Islands'],
    ['乐清市', 'Yueqing'], ['乐陵市', 'Laoling'], ['蔚县', 'Yu County'], ['都江堰市', 'Dujiangyan'], ['洪洞县', 'Hongtong County'],
    ['六合区', 'Luhe District'], ['六枝特区', 'Liuzhi Special District'], ['番禺区', 'Panyu District'], ['铅山县', 'Yanshan County'],
  ])('%s is %s', (name, english) => expect(romanise(name)).toBe(english));

  test('have Latin letters only', () => {
    const rows = regionRows();
    expect(rows.filter(({ nameEn }) => !/^[A-Z][a-züê']+(?: [A-Za-z]+)*$/.test(nameEn))).toEqual([]);
    expect(rows.filter(({ nameCn }) => !/^\p{Script=Han}+$/u.test(nameCn))).toEqual([]);
  });

  test('are the common English names where these exist', async () => {
    expect(await namesBelow('1-54', 'En')).toEqual(['Lhasa', 'Shigatse', 'Chamdo', 'Nyingchi', 'Shannan', 'Nagqu', 'Ngari']);
    expect(await namesBelow('1', 'En')).toEqual(expect.arrayContaining(['Shanxi', 'Shaanxi', 'Inner Mongolia', 'Hong Kong', 'Macao', 'Taiwan']));
    expect((await namesBelow('1-65-6531', 'En'))[0]).toBe('Kashgar');
  });
});

describe('refused passwords', () => {
  test('are the 3,000 most common ones of the allowed length, in lower case', async () => {
    const { results } = await env.DB.prepare('SELECT password FROM common_password').all<{ password: string }>();
    const found = new Set(results.map(({ password }) => password));
    expect(found.size).toBe(3_000);
    for (const common of ['password', '12345678', '123456789', 'qwertyuiop', 'iloveyou', 'trustno1', 'passw0rd', '1q2w3e4r']) expect(found).toContain(common);
    for (const password of found) {
      expect([...password].length).toBeGreaterThanOrEqual(8);
      expect(password).toBe(password.toLowerCase());
    }
    expect(found).not.toContain('farad-demo-2026');
  });
});

test('loading again replaces the data', async () => {
  const count = () => env.DB.prepare('SELECT (SELECT COUNT(*) FROM region) AS regions, (SELECT COUNT(*) FROM common_password) AS passwords').first();
  const before = await count();
  await env.DB.prepare("INSERT INTO region VALUES ('1', '1-00', 'x', 'x')").run();
  await seedReference(env.DB, 'another');
  expect(await count()).toEqual(before);
  expect(await env.DB.prepare('SELECT edition FROM reference_state').all()).toMatchObject({ results: [{ edition: 'another' }] });
});
