import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Brands } from '../modules/brands/index.ts'

interface ReadinessDeps {
  readonly database: Database
  readonly brands: Pick<Brands, 'states'>
}

/**
 * `GET /_livery/ready`, for load balancers and monitors: 200 while the database responds, otherwise 503. The body
 * counts the brands that are served by their current files, by their last good version, and not at all; it names none.
 */
export function serveReadiness(app: FastifyInstance, { database, brands }: ReadinessDeps): void {
  app.get('/_livery/ready', async (_request, reply) => {
    const states = brands.states()
    const count = (serving: (typeof states)[number]['serving']): number => states.filter((one) => one.serving === serving).length
    const ready = await database
      .selectNoFrom((eb) => eb.lit(1).as('one'))
      .execute()
      .then(
        () => true,
        () => false,
      )
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, brands: { current: count('current'), lastGood: count('last-good'), notServed: count('nothing') } })
  })
}
