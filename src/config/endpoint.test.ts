import { describe, expect, it } from 'vitest';
import { isEndpoint, methodOf } from './endpoint.ts';

describe('isEndpoint', () => {
  it.each(['GET /users', 'post /users/{id}', 'spec.json DELETE /users', 'webhook orderPaid'])('takes %s', (entry) =>
    expect(isEndpoint(entry)).toBe(true),
  );
  it.each(['get started', 'guides/get', 'users/options list', 'webhook'])('leaves %s', (entry) =>
    expect(isEndpoint(entry)).toBe(false),
  );
});

describe('methodOf', () => {
  it('reads api and openapi in every way they are written', () => {
    expect(methodOf({ api: 'POST https://api.example.com/users' })).toBe('POST');
    expect(methodOf({ openapi: 'get /users' })).toBe('GET');
    expect(methodOf({ openapi: '/openapi.yaml PATCH /users/{id}' })).toBe('PATCH');
    expect(methodOf({ openapi: 'openapi.yaml webhook orderPaid' })).toBe('WEBHOOK');
    expect(methodOf({ openapi: 'openapi.yaml' })).toBeUndefined();
    expect(methodOf({})).toBeUndefined();
  });
});
