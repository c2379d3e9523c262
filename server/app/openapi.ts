import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import type { App } from '../http/http.ts';

/** Registers the OpenAPI document of the validation schemas; `withPage` serves it at `/api/docs`. */
export async function describeApi(app: App, { withPage }: { withPage: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Mémocartes', version: '1.0.0', description: 'API du portail Mémocartes.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'token' },
        },
      },
      security: [{ bearer: [] }, { cookie: [] }],
    },
    transform: jsonSchemaTransform,
  });
  if (withPage) await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
