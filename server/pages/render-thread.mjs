import { parentPort, workerData } from 'node:worker_threads'

/*
 * Renders pages concurrently, with the bundle that `first-screen.ts` passes as `workerData`; that file declares the
 * messages. Plain JavaScript, because a worker thread starts without the TypeScript loader of the server.
 */
const { renderFirstScreen } = await import(workerData)

const pendingQueries = new Map()
let queryCount = 0

const createGamesQuery = (renderId) => (query) =>
  new Promise((resolve, reject) => {
    queryCount += 1
    pendingQueries.set(queryCount, { resolve, reject })
    parentPort.postMessage({ renderId, queryId: queryCount, query })
  })

function render({ renderId, boot, path, query }) {
  renderFirstScreen({ boot: JSON.parse(boot), path, query, games: createGamesQuery(renderId) }).then(
    (screen) => parentPort.postMessage({ renderId, screen }),
    (error) => parentPort.postMessage({ renderId, error: error instanceof Error ? error.message : String(error) }),
  )
}

parentPort.on('message', (message) => {
  if (!('queryId' in message)) return render(message)
  const { resolve, reject } = pendingQueries.get(message.queryId)
  pendingQueries.delete(message.queryId)
  if (message.page) resolve(message.page)
  else reject(new Error(`listing games failed: ${message.error}`))
})
