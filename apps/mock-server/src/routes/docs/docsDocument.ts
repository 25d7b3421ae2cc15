import { z } from 'zod';
import { openApiDocument } from './openapi.ts';

/** The parts of a JSON schema that the API reference shows. */
export interface ShownSchema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  format?: string | undefined;
  description?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  /** False if `prefixItems` is complete. */
  items?: ShownSchema | false | undefined;
  prefixItems?: ShownSchema[] | undefined;
  anyOf?: ShownSchema[] | undefined;
  oneOf?: ShownSchema[] | undefined;
  properties?: Record<string, ShownSchema> | undefined;
  /** False if `properties` is complete. */
  additionalProperties?: ShownSchema | false | undefined;
  required?: string[] | undefined;
  default?: unknown;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

const schemaSchema: z.ZodType<ShownSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    format: z.string().optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    items: z.union([z.literal(false), schemaSchema]).optional(),
    prefixItems: z.array(schemaSchema).optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    additionalProperties: z.union([z.literal(false), schemaSchema]).optional(),
    required: z.array(z.string()).optional(),
    default: z.unknown().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
  }),
);

const referenceSchema = z.object({ $ref: z.string() });
const byName = <T extends z.ZodType>(schema: T) => z.record(z.string(), schema);

const parameterSchema = z.object({
  in: z.string(),
  name: z.string(),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: schemaSchema,
});
const headerSchema = parameterSchema.omit({ in: true, name: true });
const content = byName(z.object({ schema: schemaSchema })).default({});
const responseSchema = z.object({
  description: z.string(),
  headers: byName(referenceSchema).default({}),
  content,
});
const operationSchema = z.object({
  tags: z.tuple([z.string()]),
  operationId: z.string(),
  summary: z.string(),
  description: z.string().optional(),
  security: z.array(z.unknown()),
  parameters: z.array(z.union([referenceSchema, parameterSchema])).default([]),
  requestBody: z.object({ content }).optional(),
  responses: byName(z.union([referenceSchema, responseSchema])),
});
const documentSchema = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: byName(byName(operationSchema)),
  components: z.object({
    schemas: byName(schemaSchema),
    parameters: byName(parameterSchema),
    headers: byName(headerSchema),
    responses: byName(responseSchema),
  }),
});

/** A call in the API reference. */
export type Operation = z.infer<typeof operationSchema>;
/** A parameter, or a reference to one of the components. */
export type Parameter = Operation['parameters'][number];
/** A response that only one call has. */
export type Answer = z.infer<typeof responseSchema>;

/** The parts of the OpenAPI document that the API reference shows. */
export const readDocument = (url: string) => documentSchema.parse(openApiDocument(url));

/** The name at the end of a reference. */
export const nameIn = ($ref: string): string => $ref.split('/').at(-1) ?? '';
