import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('GET /api/health', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  it('tells a load balancer that process and database are there', async () => {
    const response = await server.app.inject('/api/health');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: 'ok', database: 'ok', release: null });
    expect(response.json().migration).toBeGreaterThan(0);
    expect(response.json().notices).toEqual({ carriedBy: 'PostgreSQL', heard: true });
  });
});
