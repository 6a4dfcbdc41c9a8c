import { parentPort, workerData } from 'node:worker_threads'

/*
 * Renders what it is told to, one order beside the other, with the part of the build whose address it was started with
 * (`first-screen.ts` says what goes to and fro). Plain JavaScript: a thread starts without the loader that the rest of
 * the server has.
 */
const { renderFirstScreen } = await import(workerData)

const questions = new Map()
let asked = 0

const asking = (number) => (query) =>
  new Promise((resolve, reject) => {
    asked += 1
    questions.set(asked, { resolve, reject })
    parentPort.postMessage({ number, question: asked, query })
  })

function render({ number, boot, path, query }) {
  renderFirstScreen({ boot: JSON.parse(boot), path, query, games: asking(number) }).then(
    (screen) => parentPort.postMessage({ number, screen }),
    (error) => parentPort.postMessage({ number, error: error instanceof Error ? error.message : String(error) }),
  )
}

parentPort.on('message', (told) => {
  if (!('question' in told)) return render(told)
  const { resolve, reject } = questions.get(told.question)
  questions.delete(told.question)
  if (told.page) resolve(told.page)
  else reject(new Error(`the games are not known: ${told.error}`))
})
