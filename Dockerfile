FROM node:24-slim
WORKDIR /app
COPY . .
RUN npm ci && node node_modules/vite/bin/vite.js build web
# The folder is the server's own: a volume takes over whose it is.
RUN mkdir /data && chown node /data
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 1815
USER node
CMD ["node", "server/src/main.ts"]
