import fastify from 'fastify';

export const addLine = fastify;
