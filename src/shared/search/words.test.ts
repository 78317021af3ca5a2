import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { eachWord, queryWords } from './words.ts';

const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  eachWord(text, (word) => words.push(word));
  return words;
};

test('folding takes case and accents away and keeps every place', () => {
  for (const text of ['Crème Brûlée', 'İstanbul', 'ΆΛΦΑ', 'Ёлка', 'Tiếng Việt', '搜索 ABC', '👍 Ünder']) {
    expect(fold(text)).toHaveLength(text.length);
  }
  expect(fold('Crème Brûlée, Ёлка, Tiếng Việt')).toBe('creme brulee, елка, tieng viet');
});

describe('the words of a text', () => {
  test('are folded, without marks between them and without single letters', () => {
    expect(wordsOf('A “quick” test: e-mail, 3.14 & café!')).toEqual(['quick', 'test', 'mail', '14', 'cafe']);
  });

  test('of an identifier are the whole and its parts', () => {
    expect(wordsOf('api_key')).toEqual(['apikey', 'api', 'key']);
    expect(wordsOf('createUser')).toEqual(['createuser', 'create', 'user']);
    expect(wordsOf('parseHTTPResponse2xx')).toEqual(['parsehttpresponse2xx', 'parse', 'http', 'response2xx']);
    expect(wordsOf('MAX_TOKENS')).toEqual(['maxtokens', 'max', 'tokens']);
  });

  test('of writing without spaces are neighbouring characters, and the last', () => {
    expect(wordsOf('搜索引擎')).toEqual(['搜索', '索引', '引擎', '擎']);
    expect(wordsOf('使用API密钥')).toEqual(['使用', '用', '密钥', '钥', 'api']);
    expect(wordsOf('한국어 문서')).toEqual(['한국어', '문서']);
  });

  test('that nobody types to the end are cut', () => {
    expect(wordsOf('x'.repeat(500))).toEqual(['x'.repeat(32)]);
  });
});

test('a query asks for whole identifiers and for every stretch of writing without spaces', () => {
  expect(queryWords('  API_key createUser user ')).toEqual(['apikey', 'createuser', 'user']);
  expect(queryWords('搜索引擎 api')).toEqual(['搜索', '索引', '引擎', 'api']);
  expect(queryWords('?!')).toEqual([]);
});

test('a text has the same words whether or not it holds letters that are not of ASCII', () => {
  const text = 'Sign In with an apiKey, HTTPServer2 or MAX_TOKENS: A b C9 _x_ Words.';
  expect([...wordsOf(text), 'e2']).toEqual(wordsOf(`${text} é2`));
});
