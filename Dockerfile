# syntax=docker/dockerfile:1
# The release of Livery as an image: docker build -t livery .

FROM node:22-bookworm-slim AS build
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
RUN groupadd --system --gid 10001 livery \
  && useradd --system --uid 10001 --gid livery --home-dir /var/lib/livery --shell /usr/sbin/nologin livery \
  && install --directory --owner=livery --group=livery --mode=0700 /var/lib/livery
# Owned by root: the server can change none of its own files.
COPY --from=build /source/dist/release /opt/livery
WORKDIR /opt/livery
ENV NODE_ENV=production \
    LIVERY_MODE=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATA_DIR=/var/lib/livery
# The only folder that is written to; the root file system may be read-only.
VOLUME /var/lib/livery
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/_livery/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--enable-source-maps"]
CMD ["bin/server.js"]
