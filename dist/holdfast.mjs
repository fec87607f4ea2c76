var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// node_modules/commander/lib/error.js
var require_error = __commonJS({
  "node_modules/commander/lib/error.js"(exports2) {
    var CommanderError2 = class extends Error {
      /**
       * Constructs the CommanderError class
       * @param {number} exitCode suggested exit code which could be used with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       */
      constructor(exitCode2, code, message) {
        super(message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
        this.code = code;
        this.exitCode = exitCode2;
        this.nestedError = void 0;
      }
    };
    var InvalidArgumentError2 = class extends CommanderError2 {
      /**
       * Constructs the InvalidArgumentError class
       * @param {string} [message] explanation of why argument is invalid
       */
      constructor(message) {
        super(1, "commander.invalidArgument", message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
      }
    };
    exports2.CommanderError = CommanderError2;
    exports2.InvalidArgumentError = InvalidArgumentError2;
  }
});

// node_modules/commander/lib/argument.js
var require_argument = __commonJS({
  "node_modules/commander/lib/argument.js"(exports2) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Argument2 = class {
      /**
       * Initialize a new command argument with the given name and description.
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @param {string} name
       * @param {string} [description]
       */
      constructor(name, description) {
        this.description = description || "";
        this.variadic = false;
        this.parseArg = void 0;
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.argChoices = void 0;
        switch (name[0]) {
          case "<":
            this.required = true;
            this._name = name.slice(1, -1);
            break;
          case "[":
            this.required = false;
            this._name = name.slice(1, -1);
            break;
          default:
            this.required = true;
            this._name = name;
            break;
        }
        if (this._name.endsWith("...")) {
          this.variadic = true;
          this._name = this._name.slice(0, -3);
        }
      }
      /**
       * Return argument name.
       *
       * @return {string}
       */
      name() {
        return this._name;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Argument}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Set the custom handler for processing CLI command arguments into argument values.
       *
       * @param {Function} [fn]
       * @return {Argument}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Only allow argument value to be one of choices.
       *
       * @param {string[]} values
       * @return {Argument}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Make argument required.
       *
       * @returns {Argument}
       */
      argRequired() {
        this.required = true;
        return this;
      }
      /**
       * Make argument optional.
       *
       * @returns {Argument}
       */
      argOptional() {
        this.required = false;
        return this;
      }
    };
    function humanReadableArgName(arg) {
      const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
      return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
    }
    exports2.Argument = Argument2;
    exports2.humanReadableArgName = humanReadableArgName;
  }
});

// builtin:node:events
var node_events_exports = {};
__export(node_events_exports, {
  EventEmitter: () => EventEmitter,
  EventEmitterAsyncResource: () => EventEmitterAsyncResource,
  addAbortListener: () => addAbortListener,
  captureRejectionSymbol: () => captureRejectionSymbol,
  captureRejections: () => captureRejections,
  defaultMaxListeners: () => defaultMaxListeners,
  errorMonitor: () => errorMonitor,
  getEventListeners: () => getEventListeners,
  getMaxListeners: () => getMaxListeners,
  init: () => init,
  listenerCount: () => listenerCount,
  on: () => on,
  once: () => once,
  setMaxListeners: () => setMaxListeners,
  usingDomains: () => usingDomains
});
var module2, pick, EventEmitter, EventEmitterAsyncResource, addAbortListener, captureRejectionSymbol, captureRejections, defaultMaxListeners, errorMonitor, getEventListeners, getMaxListeners, init, listenerCount, on, once, setMaxListeners, usingDomains;
var init_node_events = __esm({
  async "builtin:node:events"() {
    module2 = process.getBuiltinModule ? process.getBuiltinModule("node:events") : await import("node:events");
    pick = (name) => module2[name];
    EventEmitter = /* @__PURE__ */ pick("EventEmitter");
    EventEmitterAsyncResource = /* @__PURE__ */ pick("EventEmitterAsyncResource");
    addAbortListener = /* @__PURE__ */ pick("addAbortListener");
    captureRejectionSymbol = /* @__PURE__ */ pick("captureRejectionSymbol");
    captureRejections = /* @__PURE__ */ pick("captureRejections");
    defaultMaxListeners = /* @__PURE__ */ pick("defaultMaxListeners");
    errorMonitor = /* @__PURE__ */ pick("errorMonitor");
    getEventListeners = /* @__PURE__ */ pick("getEventListeners");
    getMaxListeners = /* @__PURE__ */ pick("getMaxListeners");
    init = /* @__PURE__ */ pick("init");
    listenerCount = /* @__PURE__ */ pick("listenerCount");
    on = /* @__PURE__ */ pick("on");
    once = /* @__PURE__ */ pick("once");
    setMaxListeners = /* @__PURE__ */ pick("setMaxListeners");
    usingDomains = /* @__PURE__ */ pick("usingDomains");
  }
});

// builtin:node:child_process
var node_child_process_exports = {};
__export(node_child_process_exports, {
  ChildProcess: () => ChildProcess,
  exec: () => exec,
  execFile: () => execFile,
  execFileSync: () => execFileSync,
  execSync: () => execSync,
  fork: () => fork,
  spawn: () => spawn,
  spawnSync: () => spawnSync
});
var module3, pick2, ChildProcess, exec, execFile, execFileSync, execSync, fork, spawn, spawnSync;
var init_node_child_process = __esm({
  async "builtin:node:child_process"() {
    module3 = process.getBuiltinModule ? process.getBuiltinModule("node:child_process") : await import("node:child_process");
    pick2 = (name) => module3[name];
    ChildProcess = /* @__PURE__ */ pick2("ChildProcess");
    exec = /* @__PURE__ */ pick2("exec");
    execFile = /* @__PURE__ */ pick2("execFile");
    execFileSync = /* @__PURE__ */ pick2("execFileSync");
    execSync = /* @__PURE__ */ pick2("execSync");
    fork = /* @__PURE__ */ pick2("fork");
    spawn = /* @__PURE__ */ pick2("spawn");
    spawnSync = /* @__PURE__ */ pick2("spawnSync");
  }
});

// builtin:node:path
var node_path_exports = {};
__export(node_path_exports, {
  basename: () => basename,
  delimiter: () => delimiter,
  dirname: () => dirname,
  extname: () => extname,
  format: () => format,
  isAbsolute: () => isAbsolute,
  join: () => join,
  matchesGlob: () => matchesGlob,
  normalize: () => normalize,
  parse: () => parse,
  posix: () => posix,
  relative: () => relative,
  resolve: () => resolve,
  sep: () => sep,
  toNamespacedPath: () => toNamespacedPath,
  win32: () => win32
});
var module4, pick3, basename, delimiter, dirname, extname, format, isAbsolute, join, matchesGlob, normalize, parse, posix, relative, resolve, sep, toNamespacedPath, win32;
var init_node_path = __esm({
  async "builtin:node:path"() {
    module4 = process.getBuiltinModule ? process.getBuiltinModule("node:path") : await import("node:path");
    pick3 = (name) => module4[name];
    basename = /* @__PURE__ */ pick3("basename");
    delimiter = /* @__PURE__ */ pick3("delimiter");
    dirname = /* @__PURE__ */ pick3("dirname");
    extname = /* @__PURE__ */ pick3("extname");
    format = /* @__PURE__ */ pick3("format");
    isAbsolute = /* @__PURE__ */ pick3("isAbsolute");
    join = /* @__PURE__ */ pick3("join");
    matchesGlob = /* @__PURE__ */ pick3("matchesGlob");
    normalize = /* @__PURE__ */ pick3("normalize");
    parse = /* @__PURE__ */ pick3("parse");
    posix = /* @__PURE__ */ pick3("posix");
    relative = /* @__PURE__ */ pick3("relative");
    resolve = /* @__PURE__ */ pick3("resolve");
    sep = /* @__PURE__ */ pick3("sep");
    toNamespacedPath = /* @__PURE__ */ pick3("toNamespacedPath");
    win32 = /* @__PURE__ */ pick3("win32");
  }
});

// builtin:node:fs
var node_fs_exports = {};
__export(node_fs_exports, {
  Dir: () => Dir,
  Dirent: () => Dirent,
  F_OK: () => F_OK,
  FileReadStream: () => FileReadStream,
  FileWriteStream: () => FileWriteStream,
  R_OK: () => R_OK,
  ReadStream: () => ReadStream,
  Stats: () => Stats,
  W_OK: () => W_OK,
  WriteStream: () => WriteStream,
  X_OK: () => X_OK,
  access: () => access,
  accessSync: () => accessSync,
  appendFile: () => appendFile,
  appendFileSync: () => appendFileSync,
  chmod: () => chmod,
  chmodSync: () => chmodSync,
  chown: () => chown,
  chownSync: () => chownSync,
  close: () => close,
  closeSync: () => closeSync,
  constants: () => constants,
  copyFile: () => copyFile,
  copyFileSync: () => copyFileSync,
  cp: () => cp,
  cpSync: () => cpSync,
  createReadStream: () => createReadStream,
  createWriteStream: () => createWriteStream,
  exists: () => exists,
  existsSync: () => existsSync,
  fchmod: () => fchmod,
  fchmodSync: () => fchmodSync,
  fchown: () => fchown,
  fchownSync: () => fchownSync,
  fdatasync: () => fdatasync,
  fdatasyncSync: () => fdatasyncSync,
  fstat: () => fstat,
  fstatSync: () => fstatSync,
  fsync: () => fsync,
  fsyncSync: () => fsyncSync,
  ftruncate: () => ftruncate,
  ftruncateSync: () => ftruncateSync,
  futimes: () => futimes,
  futimesSync: () => futimesSync,
  lchmod: () => lchmod,
  lchmodSync: () => lchmodSync,
  lchown: () => lchown,
  lchownSync: () => lchownSync,
  link: () => link,
  linkSync: () => linkSync,
  lstat: () => lstat,
  lstatSync: () => lstatSync,
  lutimes: () => lutimes,
  lutimesSync: () => lutimesSync,
  mkdir: () => mkdir,
  mkdirSync: () => mkdirSync,
  mkdtemp: () => mkdtemp,
  mkdtempSync: () => mkdtempSync,
  open: () => open,
  openAsBlob: () => openAsBlob,
  openSync: () => openSync,
  opendir: () => opendir,
  opendirSync: () => opendirSync,
  promises: () => promises,
  read: () => read,
  readFile: () => readFile,
  readFileSync: () => readFileSync,
  readSync: () => readSync,
  readdir: () => readdir,
  readdirSync: () => readdirSync,
  readlink: () => readlink,
  readlinkSync: () => readlinkSync,
  readv: () => readv,
  readvSync: () => readvSync,
  realpath: () => realpath,
  realpathSync: () => realpathSync,
  rename: () => rename,
  renameSync: () => renameSync,
  rm: () => rm,
  rmSync: () => rmSync,
  rmdir: () => rmdir,
  rmdirSync: () => rmdirSync,
  stat: () => stat,
  statSync: () => statSync,
  statfs: () => statfs,
  statfsSync: () => statfsSync,
  symlink: () => symlink,
  symlinkSync: () => symlinkSync,
  truncate: () => truncate,
  truncateSync: () => truncateSync,
  unlink: () => unlink,
  unlinkSync: () => unlinkSync,
  unwatchFile: () => unwatchFile,
  utimes: () => utimes,
  utimesSync: () => utimesSync,
  watch: () => watch,
  watchFile: () => watchFile,
  write: () => write,
  writeFile: () => writeFile,
  writeFileSync: () => writeFileSync,
  writeSync: () => writeSync,
  writev: () => writev,
  writevSync: () => writevSync
});
var module5, pick4, Dir, Dirent, F_OK, FileReadStream, FileWriteStream, R_OK, ReadStream, Stats, W_OK, WriteStream, X_OK, access, accessSync, appendFile, appendFileSync, chmod, chmodSync, chown, chownSync, close, closeSync, constants, copyFile, copyFileSync, cp, cpSync, createReadStream, createWriteStream, exists, existsSync, fchmod, fchmodSync, fchown, fchownSync, fdatasync, fdatasyncSync, fstat, fstatSync, fsync, fsyncSync, ftruncate, ftruncateSync, futimes, futimesSync, lchmod, lchmodSync, lchown, lchownSync, link, linkSync, lstat, lstatSync, lutimes, lutimesSync, mkdir, mkdirSync, mkdtemp, mkdtempSync, open, openAsBlob, openSync, opendir, opendirSync, promises, read, readFile, readFileSync, readSync, readdir, readdirSync, readlink, readlinkSync, readv, readvSync, realpath, realpathSync, rename, renameSync, rm, rmSync, rmdir, rmdirSync, stat, statSync, statfs, statfsSync, symlink, symlinkSync, truncate, truncateSync, unlink, unlinkSync, unwatchFile, utimes, utimesSync, watch, watchFile, write, writeFile, writeFileSync, writeSync, writev, writevSync;
var init_node_fs = __esm({
  async "builtin:node:fs"() {
    module5 = process.getBuiltinModule ? process.getBuiltinModule("node:fs") : await import("node:fs");
    pick4 = (name) => module5[name];
    Dir = /* @__PURE__ */ pick4("Dir");
    Dirent = /* @__PURE__ */ pick4("Dirent");
    F_OK = /* @__PURE__ */ pick4("F_OK");
    FileReadStream = /* @__PURE__ */ pick4("FileReadStream");
    FileWriteStream = /* @__PURE__ */ pick4("FileWriteStream");
    R_OK = /* @__PURE__ */ pick4("R_OK");
    ReadStream = /* @__PURE__ */ pick4("ReadStream");
    Stats = /* @__PURE__ */ pick4("Stats");
    W_OK = /* @__PURE__ */ pick4("W_OK");
    WriteStream = /* @__PURE__ */ pick4("WriteStream");
    X_OK = /* @__PURE__ */ pick4("X_OK");
    access = /* @__PURE__ */ pick4("access");
    accessSync = /* @__PURE__ */ pick4("accessSync");
    appendFile = /* @__PURE__ */ pick4("appendFile");
    appendFileSync = /* @__PURE__ */ pick4("appendFileSync");
    chmod = /* @__PURE__ */ pick4("chmod");
    chmodSync = /* @__PURE__ */ pick4("chmodSync");
    chown = /* @__PURE__ */ pick4("chown");
    chownSync = /* @__PURE__ */ pick4("chownSync");
    close = /* @__PURE__ */ pick4("close");
    closeSync = /* @__PURE__ */ pick4("closeSync");
    constants = /* @__PURE__ */ pick4("constants");
    copyFile = /* @__PURE__ */ pick4("copyFile");
    copyFileSync = /* @__PURE__ */ pick4("copyFileSync");
    cp = /* @__PURE__ */ pick4("cp");
    cpSync = /* @__PURE__ */ pick4("cpSync");
    createReadStream = /* @__PURE__ */ pick4("createReadStream");
    createWriteStream = /* @__PURE__ */ pick4("createWriteStream");
    exists = /* @__PURE__ */ pick4("exists");
    existsSync = /* @__PURE__ */ pick4("existsSync");
    fchmod = /* @__PURE__ */ pick4("fchmod");
    fchmodSync = /* @__PURE__ */ pick4("fchmodSync");
    fchown = /* @__PURE__ */ pick4("fchown");
    fchownSync = /* @__PURE__ */ pick4("fchownSync");
    fdatasync = /* @__PURE__ */ pick4("fdatasync");
    fdatasyncSync = /* @__PURE__ */ pick4("fdatasyncSync");
    fstat = /* @__PURE__ */ pick4("fstat");
    fstatSync = /* @__PURE__ */ pick4("fstatSync");
    fsync = /* @__PURE__ */ pick4("fsync");
    fsyncSync = /* @__PURE__ */ pick4("fsyncSync");
    ftruncate = /* @__PURE__ */ pick4("ftruncate");
    ftruncateSync = /* @__PURE__ */ pick4("ftruncateSync");
    futimes = /* @__PURE__ */ pick4("futimes");
    futimesSync = /* @__PURE__ */ pick4("futimesSync");
    lchmod = /* @__PURE__ */ pick4("lchmod");
    lchmodSync = /* @__PURE__ */ pick4("lchmodSync");
    lchown = /* @__PURE__ */ pick4("lchown");
    lchownSync = /* @__PURE__ */ pick4("lchownSync");
    link = /* @__PURE__ */ pick4("link");
    linkSync = /* @__PURE__ */ pick4("linkSync");
    lstat = /* @__PURE__ */ pick4("lstat");
    lstatSync = /* @__PURE__ */ pick4("lstatSync");
    lutimes = /* @__PURE__ */ pick4("lutimes");
    lutimesSync = /* @__PURE__ */ pick4("lutimesSync");
    mkdir = /* @__PURE__ */ pick4("mkdir");
    mkdirSync = /* @__PURE__ */ pick4("mkdirSync");
    mkdtemp = /* @__PURE__ */ pick4("mkdtemp");
    mkdtempSync = /* @__PURE__ */ pick4("mkdtempSync");
    open = /* @__PURE__ */ pick4("open");
    openAsBlob = /* @__PURE__ */ pick4("openAsBlob");
    openSync = /* @__PURE__ */ pick4("openSync");
    opendir = /* @__PURE__ */ pick4("opendir");
    opendirSync = /* @__PURE__ */ pick4("opendirSync");
    promises = /* @__PURE__ */ pick4("promises");
    read = /* @__PURE__ */ pick4("read");
    readFile = /* @__PURE__ */ pick4("readFile");
    readFileSync = /* @__PURE__ */ pick4("readFileSync");
    readSync = /* @__PURE__ */ pick4("readSync");
    readdir = /* @__PURE__ */ pick4("readdir");
    readdirSync = /* @__PURE__ */ pick4("readdirSync");
    readlink = /* @__PURE__ */ pick4("readlink");
    readlinkSync = /* @__PURE__ */ pick4("readlinkSync");
    readv = /* @__PURE__ */ pick4("readv");
    readvSync = /* @__PURE__ */ pick4("readvSync");
    realpath = /* @__PURE__ */ pick4("realpath");
    realpathSync = /* @__PURE__ */ pick4("realpathSync");
    rename = /* @__PURE__ */ pick4("rename");
    renameSync = /* @__PURE__ */ pick4("renameSync");
    rm = /* @__PURE__ */ pick4("rm");
    rmSync = /* @__PURE__ */ pick4("rmSync");
    rmdir = /* @__PURE__ */ pick4("rmdir");
    rmdirSync = /* @__PURE__ */ pick4("rmdirSync");
    stat = /* @__PURE__ */ pick4("stat");
    statSync = /* @__PURE__ */ pick4("statSync");
    statfs = /* @__PURE__ */ pick4("statfs");
    statfsSync = /* @__PURE__ */ pick4("statfsSync");
    symlink = /* @__PURE__ */ pick4("symlink");
    symlinkSync = /* @__PURE__ */ pick4("symlinkSync");
    truncate = /* @__PURE__ */ pick4("truncate");
    truncateSync = /* @__PURE__ */ pick4("truncateSync");
    unlink = /* @__PURE__ */ pick4("unlink");
    unlinkSync = /* @__PURE__ */ pick4("unlinkSync");
    unwatchFile = /* @__PURE__ */ pick4("unwatchFile");
    utimes = /* @__PURE__ */ pick4("utimes");
    utimesSync = /* @__PURE__ */ pick4("utimesSync");
    watch = /* @__PURE__ */ pick4("watch");
    watchFile = /* @__PURE__ */ pick4("watchFile");
    write = /* @__PURE__ */ pick4("write");
    writeFile = /* @__PURE__ */ pick4("writeFile");
    writeFileSync = /* @__PURE__ */ pick4("writeFileSync");
    writeSync = /* @__PURE__ */ pick4("writeSync");
    writev = /* @__PURE__ */ pick4("writev");
    writevSync = /* @__PURE__ */ pick4("writevSync");
  }
});

// builtin:node:process
var node_process_exports = {};
__export(node_process_exports, {
  abort: () => abort,
  allowedNodeEnvironmentFlags: () => allowedNodeEnvironmentFlags,
  arch: () => arch,
  argv: () => argv,
  argv0: () => argv0,
  assert: () => assert,
  availableMemory: () => availableMemory,
  binding: () => binding,
  chdir: () => chdir,
  config: () => config,
  constrainedMemory: () => constrainedMemory,
  cpuUsage: () => cpuUsage,
  cwd: () => cwd,
  debugPort: () => debugPort,
  dlopen: () => dlopen,
  domain: () => domain,
  emitWarning: () => emitWarning,
  env: () => env,
  execArgv: () => execArgv,
  execPath: () => execPath,
  exit: () => exit,
  exitCode: () => exitCode,
  features: () => features,
  getActiveResourcesInfo: () => getActiveResourcesInfo,
  getBuiltinModule: () => getBuiltinModule,
  getegid: () => getegid,
  geteuid: () => geteuid,
  getgid: () => getgid,
  getgroups: () => getgroups,
  getuid: () => getuid,
  hasUncaughtExceptionCaptureCallback: () => hasUncaughtExceptionCaptureCallback,
  hrtime: () => hrtime,
  initgroups: () => initgroups,
  kill: () => kill,
  loadEnvFile: () => loadEnvFile,
  memoryUsage: () => memoryUsage,
  moduleLoadList: () => moduleLoadList,
  nextTick: () => nextTick,
  openStdin: () => openStdin,
  pid: () => pid,
  platform: () => platform,
  ppid: () => ppid,
  reallyExit: () => reallyExit,
  release: () => release,
  report: () => report,
  resourceUsage: () => resourceUsage,
  setSourceMapsEnabled: () => setSourceMapsEnabled,
  setUncaughtExceptionCaptureCallback: () => setUncaughtExceptionCaptureCallback,
  setegid: () => setegid,
  seteuid: () => seteuid,
  setgid: () => setgid,
  setgroups: () => setgroups,
  setuid: () => setuid,
  sourceMapsEnabled: () => sourceMapsEnabled,
  stderr: () => stderr,
  stdin: () => stdin,
  stdout: () => stdout,
  title: () => title,
  umask: () => umask,
  uptime: () => uptime,
  version: () => version,
  versions: () => versions
});
var module6, pick5, abort, allowedNodeEnvironmentFlags, arch, argv, argv0, assert, availableMemory, binding, chdir, config, constrainedMemory, cpuUsage, cwd, debugPort, dlopen, domain, emitWarning, env, execArgv, execPath, exit, exitCode, features, getActiveResourcesInfo, getBuiltinModule, getegid, geteuid, getgid, getgroups, getuid, hasUncaughtExceptionCaptureCallback, hrtime, initgroups, kill, loadEnvFile, memoryUsage, moduleLoadList, nextTick, openStdin, pid, platform, ppid, reallyExit, release, report, resourceUsage, setSourceMapsEnabled, setUncaughtExceptionCaptureCallback, setegid, seteuid, setgid, setgroups, setuid, sourceMapsEnabled, stderr, stdin, stdout, title, umask, uptime, version, versions;
var init_node_process = __esm({
  async "builtin:node:process"() {
    module6 = process.getBuiltinModule ? process.getBuiltinModule("node:process") : await import("node:process");
    pick5 = (name) => module6[name];
    abort = /* @__PURE__ */ pick5("abort");
    allowedNodeEnvironmentFlags = /* @__PURE__ */ pick5("allowedNodeEnvironmentFlags");
    arch = /* @__PURE__ */ pick5("arch");
    argv = /* @__PURE__ */ pick5("argv");
    argv0 = /* @__PURE__ */ pick5("argv0");
    assert = /* @__PURE__ */ pick5("assert");
    availableMemory = /* @__PURE__ */ pick5("availableMemory");
    binding = /* @__PURE__ */ pick5("binding");
    chdir = /* @__PURE__ */ pick5("chdir");
    config = /* @__PURE__ */ pick5("config");
    constrainedMemory = /* @__PURE__ */ pick5("constrainedMemory");
    cpuUsage = /* @__PURE__ */ pick5("cpuUsage");
    cwd = /* @__PURE__ */ pick5("cwd");
    debugPort = /* @__PURE__ */ pick5("debugPort");
    dlopen = /* @__PURE__ */ pick5("dlopen");
    domain = /* @__PURE__ */ pick5("domain");
    emitWarning = /* @__PURE__ */ pick5("emitWarning");
    env = /* @__PURE__ */ pick5("env");
    execArgv = /* @__PURE__ */ pick5("execArgv");
    execPath = /* @__PURE__ */ pick5("execPath");
    exit = /* @__PURE__ */ pick5("exit");
    exitCode = /* @__PURE__ */ pick5("exitCode");
    features = /* @__PURE__ */ pick5("features");
    getActiveResourcesInfo = /* @__PURE__ */ pick5("getActiveResourcesInfo");
    getBuiltinModule = /* @__PURE__ */ pick5("getBuiltinModule");
    getegid = /* @__PURE__ */ pick5("getegid");
    geteuid = /* @__PURE__ */ pick5("geteuid");
    getgid = /* @__PURE__ */ pick5("getgid");
    getgroups = /* @__PURE__ */ pick5("getgroups");
    getuid = /* @__PURE__ */ pick5("getuid");
    hasUncaughtExceptionCaptureCallback = /* @__PURE__ */ pick5("hasUncaughtExceptionCaptureCallback");
    hrtime = /* @__PURE__ */ pick5("hrtime");
    initgroups = /* @__PURE__ */ pick5("initgroups");
    kill = /* @__PURE__ */ pick5("kill");
    loadEnvFile = /* @__PURE__ */ pick5("loadEnvFile");
    memoryUsage = /* @__PURE__ */ pick5("memoryUsage");
    moduleLoadList = /* @__PURE__ */ pick5("moduleLoadList");
    nextTick = /* @__PURE__ */ pick5("nextTick");
    openStdin = /* @__PURE__ */ pick5("openStdin");
    pid = /* @__PURE__ */ pick5("pid");
    platform = /* @__PURE__ */ pick5("platform");
    ppid = /* @__PURE__ */ pick5("ppid");
    reallyExit = /* @__PURE__ */ pick5("reallyExit");
    release = /* @__PURE__ */ pick5("release");
    report = /* @__PURE__ */ pick5("report");
    resourceUsage = /* @__PURE__ */ pick5("resourceUsage");
    setSourceMapsEnabled = /* @__PURE__ */ pick5("setSourceMapsEnabled");
    setUncaughtExceptionCaptureCallback = /* @__PURE__ */ pick5("setUncaughtExceptionCaptureCallback");
    setegid = /* @__PURE__ */ pick5("setegid");
    seteuid = /* @__PURE__ */ pick5("seteuid");
    setgid = /* @__PURE__ */ pick5("setgid");
    setgroups = /* @__PURE__ */ pick5("setgroups");
    setuid = /* @__PURE__ */ pick5("setuid");
    sourceMapsEnabled = /* @__PURE__ */ pick5("sourceMapsEnabled");
    stderr = /* @__PURE__ */ pick5("stderr");
    stdin = /* @__PURE__ */ pick5("stdin");
    stdout = /* @__PURE__ */ pick5("stdout");
    title = /* @__PURE__ */ pick5("title");
    umask = /* @__PURE__ */ pick5("umask");
    uptime = /* @__PURE__ */ pick5("uptime");
    version = /* @__PURE__ */ pick5("version");
    versions = /* @__PURE__ */ pick5("versions");
  }
});

// node_modules/commander/lib/help.js
var require_help = __commonJS({
  "node_modules/commander/lib/help.js"(exports2) {
    var { humanReadableArgName } = require_argument();
    var Help2 = class {
      constructor() {
        this.helpWidth = void 0;
        this.minWidthToWrap = 40;
        this.sortSubcommands = false;
        this.sortOptions = false;
        this.showGlobalOptions = false;
      }
      /**
       * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
       * and just before calling `formatHelp()`.
       *
       * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
       *
       * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
       */
      prepareContext(contextOptions) {
        this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
      }
      /**
       * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
       *
       * @param {Command} cmd
       * @returns {Command[]}
       */
      visibleCommands(cmd) {
        const visibleCommands = cmd.commands.filter((cmd2) => !cmd2._hidden);
        const helpCommand = cmd._getHelpCommand();
        if (helpCommand && !helpCommand._hidden) {
          visibleCommands.push(helpCommand);
        }
        if (this.sortSubcommands) {
          visibleCommands.sort((a, b) => {
            return a.name().localeCompare(b.name());
          });
        }
        return visibleCommands;
      }
      /**
       * Compare options for sort.
       *
       * @param {Option} a
       * @param {Option} b
       * @returns {number}
       */
      compareOptions(a, b) {
        const getSortKey = (option) => {
          return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
        };
        return getSortKey(a).localeCompare(getSortKey(b));
      }
      /**
       * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleOptions(cmd) {
        const visibleOptions = cmd.options.filter((option) => !option.hidden);
        const helpOption = cmd._getHelpOption();
        if (helpOption && !helpOption.hidden) {
          const removeShort = helpOption.short && cmd._findOption(helpOption.short);
          const removeLong = helpOption.long && cmd._findOption(helpOption.long);
          if (!removeShort && !removeLong) {
            visibleOptions.push(helpOption);
          } else if (helpOption.long && !removeLong) {
            visibleOptions.push(
              cmd.createOption(helpOption.long, helpOption.description)
            );
          } else if (helpOption.short && !removeShort) {
            visibleOptions.push(
              cmd.createOption(helpOption.short, helpOption.description)
            );
          }
        }
        if (this.sortOptions) {
          visibleOptions.sort(this.compareOptions);
        }
        return visibleOptions;
      }
      /**
       * Get an array of the visible global options. (Not including help.)
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleGlobalOptions(cmd) {
        if (!this.showGlobalOptions) return [];
        const globalOptions = [];
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          const visibleOptions = ancestorCmd.options.filter(
            (option) => !option.hidden
          );
          globalOptions.push(...visibleOptions);
        }
        if (this.sortOptions) {
          globalOptions.sort(this.compareOptions);
        }
        return globalOptions;
      }
      /**
       * Get an array of the arguments if any have a description.
       *
       * @param {Command} cmd
       * @returns {Argument[]}
       */
      visibleArguments(cmd) {
        if (cmd._argsDescription) {
          cmd.registeredArguments.forEach((argument) => {
            argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
          });
        }
        if (cmd.registeredArguments.find((argument) => argument.description)) {
          return cmd.registeredArguments;
        }
        return [];
      }
      /**
       * Get the command term to show in the list of subcommands.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandTerm(cmd) {
        const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
        return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + // simplistic check for non-help option
        (args ? " " + args : "");
      }
      /**
       * Get the option term to show in the list of options.
       *
       * @param {Option} option
       * @returns {string}
       */
      optionTerm(option) {
        return option.flags;
      }
      /**
       * Get the argument term to show in the list of arguments.
       *
       * @param {Argument} argument
       * @returns {string}
       */
      argumentTerm(argument) {
        return argument.name();
      }
      /**
       * Get the longest command term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestSubcommandTermLength(cmd, helper) {
        return helper.visibleCommands(cmd).reduce((max, command) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleSubcommandTerm(helper.subcommandTerm(command))
            )
          );
        }, 0);
      }
      /**
       * Get the longest option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestOptionTermLength(cmd, helper) {
        return helper.visibleOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest global option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestGlobalOptionTermLength(cmd, helper) {
        return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest argument term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestArgumentTermLength(cmd, helper) {
        return helper.visibleArguments(cmd).reduce((max, argument) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleArgumentTerm(helper.argumentTerm(argument))
            )
          );
        }, 0);
      }
      /**
       * Get the command usage to be displayed at the top of the built-in help.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandUsage(cmd) {
        let cmdName = cmd._name;
        if (cmd._aliases[0]) {
          cmdName = cmdName + "|" + cmd._aliases[0];
        }
        let ancestorCmdNames = "";
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
        }
        return ancestorCmdNames + cmdName + " " + cmd.usage();
      }
      /**
       * Get the description for the command.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandDescription(cmd) {
        return cmd.description();
      }
      /**
       * Get the subcommand summary to show in the list of subcommands.
       * (Fallback to description for backwards compatibility.)
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandDescription(cmd) {
        return cmd.summary() || cmd.description();
      }
      /**
       * Get the option description to show in the list of options.
       *
       * @param {Option} option
       * @return {string}
       */
      optionDescription(option) {
        const extraInfo = [];
        if (option.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${option.argChoices.map((choice2) => JSON.stringify(choice2)).join(", ")}`
          );
        }
        if (option.defaultValue !== void 0) {
          const showDefault = option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean";
          if (showDefault) {
            extraInfo.push(
              `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`
            );
          }
        }
        if (option.presetArg !== void 0 && option.optional) {
          extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
        }
        if (option.envVar !== void 0) {
          extraInfo.push(`env: ${option.envVar}`);
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (option.description) {
            return `${option.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return option.description;
      }
      /**
       * Get the argument description to show in the list of arguments.
       *
       * @param {Argument} argument
       * @return {string}
       */
      argumentDescription(argument) {
        const extraInfo = [];
        if (argument.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${argument.argChoices.map((choice2) => JSON.stringify(choice2)).join(", ")}`
          );
        }
        if (argument.defaultValue !== void 0) {
          extraInfo.push(
            `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`
          );
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (argument.description) {
            return `${argument.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return argument.description;
      }
      /**
       * Format a list of items, given a heading and an array of formatted items.
       *
       * @param {string} heading
       * @param {string[]} items
       * @param {Help} helper
       * @returns string[]
       */
      formatItemList(heading, items, helper) {
        if (items.length === 0) return [];
        return [helper.styleTitle(heading), ...items, ""];
      }
      /**
       * Group items by their help group heading.
       *
       * @param {Command[] | Option[]} unsortedItems
       * @param {Command[] | Option[]} visibleItems
       * @param {Function} getGroup
       * @returns {Map<string, Command[] | Option[]>}
       */
      groupItems(unsortedItems, visibleItems, getGroup) {
        const result = /* @__PURE__ */ new Map();
        unsortedItems.forEach((item) => {
          const group = getGroup(item);
          if (!result.has(group)) result.set(group, []);
        });
        visibleItems.forEach((item) => {
          const group = getGroup(item);
          if (!result.has(group)) {
            result.set(group, []);
          }
          result.get(group).push(item);
        });
        return result;
      }
      /**
       * Generate the built-in help text.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {string}
       */
      formatHelp(cmd, helper) {
        const termWidth = helper.padWidth(cmd, helper);
        const helpWidth = helper.helpWidth ?? 80;
        function callFormatItem(term, description) {
          return helper.formatItem(term, termWidth, description, helper);
        }
        let output = [
          `${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`,
          ""
        ];
        const commandDescription = helper.commandDescription(cmd);
        if (commandDescription.length > 0) {
          output = output.concat([
            helper.boxWrap(
              helper.styleCommandDescription(commandDescription),
              helpWidth
            ),
            ""
          ]);
        }
        const argumentList = helper.visibleArguments(cmd).map((argument) => {
          return callFormatItem(
            helper.styleArgumentTerm(helper.argumentTerm(argument)),
            helper.styleArgumentDescription(helper.argumentDescription(argument))
          );
        });
        output = output.concat(
          this.formatItemList("Arguments:", argumentList, helper)
        );
        const optionGroups = this.groupItems(
          cmd.options,
          helper.visibleOptions(cmd),
          (option) => option.helpGroupHeading ?? "Options:"
        );
        optionGroups.forEach((options, group) => {
          const optionList = options.map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(this.formatItemList(group, optionList, helper));
        });
        if (helper.showGlobalOptions) {
          const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(
            this.formatItemList("Global Options:", globalOptionList, helper)
          );
        }
        const commandGroups = this.groupItems(
          cmd.commands,
          helper.visibleCommands(cmd),
          (sub) => sub.helpGroup() || "Commands:"
        );
        commandGroups.forEach((commands, group) => {
          const commandList = commands.map((sub) => {
            return callFormatItem(
              helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
              helper.styleSubcommandDescription(helper.subcommandDescription(sub))
            );
          });
          output = output.concat(this.formatItemList(group, commandList, helper));
        });
        return output.join("\n");
      }
      /**
       * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
       *
       * @param {string} str
       * @returns {number}
       */
      displayWidth(str) {
        return stripColor(str).length;
      }
      /**
       * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
       *
       * @param {string} str
       * @returns {string}
       */
      styleTitle(str) {
        return str;
      }
      styleUsage(str) {
        return str.split(" ").map((word2) => {
          if (word2 === "[options]") return this.styleOptionText(word2);
          if (word2 === "[command]") return this.styleSubcommandText(word2);
          if (word2[0] === "[" || word2[0] === "<")
            return this.styleArgumentText(word2);
          return this.styleCommandText(word2);
        }).join(" ");
      }
      styleCommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleOptionDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleSubcommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleArgumentDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleDescriptionText(str) {
        return str;
      }
      styleOptionTerm(str) {
        return this.styleOptionText(str);
      }
      styleSubcommandTerm(str) {
        return str.split(" ").map((word2) => {
          if (word2 === "[options]") return this.styleOptionText(word2);
          if (word2[0] === "[" || word2[0] === "<")
            return this.styleArgumentText(word2);
          return this.styleSubcommandText(word2);
        }).join(" ");
      }
      styleArgumentTerm(str) {
        return this.styleArgumentText(str);
      }
      styleOptionText(str) {
        return str;
      }
      styleArgumentText(str) {
        return str;
      }
      styleSubcommandText(str) {
        return str;
      }
      styleCommandText(str) {
        return str;
      }
      /**
       * Calculate the pad width from the maximum term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      padWidth(cmd, helper) {
        return Math.max(
          helper.longestOptionTermLength(cmd, helper),
          helper.longestGlobalOptionTermLength(cmd, helper),
          helper.longestSubcommandTermLength(cmd, helper),
          helper.longestArgumentTermLength(cmd, helper)
        );
      }
      /**
       * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
       *
       * @param {string} str
       * @returns {boolean}
       */
      preformatted(str) {
        return /\n[^\S\r\n]/.test(str);
      }
      /**
       * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
       *
       * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
       *   TTT  DDD DDDD
       *        DD DDD
       *
       * @param {string} term
       * @param {number} termWidth
       * @param {string} description
       * @param {Help} helper
       * @returns {string}
       */
      formatItem(term, termWidth, description, helper) {
        const itemIndent = 2;
        const itemIndentStr = " ".repeat(itemIndent);
        if (!description) return itemIndentStr + term;
        const paddedTerm = term.padEnd(
          termWidth + term.length - helper.displayWidth(term)
        );
        const spacerWidth = 2;
        const helpWidth = this.helpWidth ?? 80;
        const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
        let formattedDescription;
        if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) {
          formattedDescription = description;
        } else {
          const wrappedDescription = helper.boxWrap(description, remainingWidth);
          formattedDescription = wrappedDescription.replace(
            /\n/g,
            "\n" + " ".repeat(termWidth + spacerWidth)
          );
        }
        return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `
${itemIndentStr}`);
      }
      /**
       * Wrap a string at whitespace, preserving existing line breaks.
       * Wrapping is skipped if the width is less than `minWidthToWrap`.
       *
       * @param {string} str
       * @param {number} width
       * @returns {string}
       */
      boxWrap(str, width) {
        if (width < this.minWidthToWrap) return str;
        const rawLines = str.split(/\r\n|\n/);
        const chunkPattern = /[\s]*[^\s]+/g;
        const wrappedLines = [];
        rawLines.forEach((line) => {
          const chunks = line.match(chunkPattern);
          if (chunks === null) {
            wrappedLines.push("");
            return;
          }
          let sumChunks = [chunks.shift()];
          let sumWidth = this.displayWidth(sumChunks[0]);
          chunks.forEach((chunk) => {
            const visibleWidth = this.displayWidth(chunk);
            if (sumWidth + visibleWidth <= width) {
              sumChunks.push(chunk);
              sumWidth += visibleWidth;
              return;
            }
            wrappedLines.push(sumChunks.join(""));
            const nextChunk = chunk.trimStart();
            sumChunks = [nextChunk];
            sumWidth = this.displayWidth(nextChunk);
          });
          wrappedLines.push(sumChunks.join(""));
        });
        return wrappedLines.join("\n");
      }
    };
    function stripColor(str) {
      const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
      return str.replace(sgrPattern, "");
    }
    exports2.Help = Help2;
    exports2.stripColor = stripColor;
  }
});

// node_modules/commander/lib/option.js
var require_option = __commonJS({
  "node_modules/commander/lib/option.js"(exports2) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Option2 = class {
      /**
       * Initialize a new `Option` with the given `flags` and `description`.
       *
       * @param {string} flags
       * @param {string} [description]
       */
      constructor(flags, description) {
        this.flags = flags;
        this.description = description || "";
        this.required = flags.includes("<");
        this.optional = flags.includes("[");
        this.variadic = /\w\.\.\.[>\]]$/.test(flags);
        this.mandatory = false;
        const optionFlags = splitOptionFlags(flags);
        this.short = optionFlags.shortFlag;
        this.long = optionFlags.longFlag;
        this.negate = false;
        if (this.long) {
          this.negate = this.long.startsWith("--no-");
        }
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.presetArg = void 0;
        this.envVar = void 0;
        this.parseArg = void 0;
        this.hidden = false;
        this.argChoices = void 0;
        this.conflictsWith = [];
        this.implied = void 0;
        this.helpGroupHeading = void 0;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Option}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Preset to use when option used without option-argument, especially optional but also boolean and negated.
       * The custom processing (parseArg) is called.
       *
       * @example
       * new Option('--color').default('GREYSCALE').preset('RGB');
       * new Option('--donate [amount]').preset('20').argParser(parseFloat);
       *
       * @param {*} arg
       * @return {Option}
       */
      preset(arg) {
        this.presetArg = arg;
        return this;
      }
      /**
       * Add option name(s) that conflict with this option.
       * An error will be displayed if conflicting options are found during parsing.
       *
       * @example
       * new Option('--rgb').conflicts('cmyk');
       * new Option('--js').conflicts(['ts', 'jsx']);
       *
       * @param {(string | string[])} names
       * @return {Option}
       */
      conflicts(names) {
        this.conflictsWith = this.conflictsWith.concat(names);
        return this;
      }
      /**
       * Specify implied option values for when this option is set and the implied options are not.
       *
       * The custom processing (parseArg) is not called on the implied values.
       *
       * @example
       * program
       *   .addOption(new Option('--log', 'write logging information to file'))
       *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
       *
       * @param {object} impliedOptionValues
       * @return {Option}
       */
      implies(impliedOptionValues) {
        let newImplied = impliedOptionValues;
        if (typeof impliedOptionValues === "string") {
          newImplied = { [impliedOptionValues]: true };
        }
        this.implied = Object.assign(this.implied || {}, newImplied);
        return this;
      }
      /**
       * Set environment variable to check for option value.
       *
       * An environment variable is only used if when processed the current option value is
       * undefined, or the source of the current value is 'default' or 'config' or 'env'.
       *
       * @param {string} name
       * @return {Option}
       */
      env(name) {
        this.envVar = name;
        return this;
      }
      /**
       * Set the custom handler for processing CLI option arguments into option values.
       *
       * @param {Function} [fn]
       * @return {Option}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Whether the option is mandatory and must have a value after parsing.
       *
       * @param {boolean} [mandatory=true]
       * @return {Option}
       */
      makeOptionMandatory(mandatory = true) {
        this.mandatory = !!mandatory;
        return this;
      }
      /**
       * Hide option in help.
       *
       * @param {boolean} [hide=true]
       * @return {Option}
       */
      hideHelp(hide = true) {
        this.hidden = !!hide;
        return this;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Only allow option value to be one of choices.
       *
       * @param {string[]} values
       * @return {Option}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Return option name.
       *
       * @return {string}
       */
      name() {
        if (this.long) {
          return this.long.replace(/^--/, "");
        }
        return this.short.replace(/^-/, "");
      }
      /**
       * Return option name, in a camelcase format that can be used
       * as an object attribute key.
       *
       * @return {string}
       */
      attributeName() {
        if (this.negate) {
          return camelcase(this.name().replace(/^no-/, ""));
        }
        return camelcase(this.name());
      }
      /**
       * Set the help group heading.
       *
       * @param {string} heading
       * @return {Option}
       */
      helpGroup(heading) {
        this.helpGroupHeading = heading;
        return this;
      }
      /**
       * Check if `arg` matches the short or long flag.
       *
       * @param {string} arg
       * @return {boolean}
       * @package
       */
      is(arg) {
        return this.short === arg || this.long === arg;
      }
      /**
       * Return whether a boolean option.
       *
       * Options are one of boolean, negated, required argument, or optional argument.
       *
       * @return {boolean}
       * @package
       */
      isBoolean() {
        return !this.required && !this.optional && !this.negate;
      }
    };
    var DualOptions = class {
      /**
       * @param {Option[]} options
       */
      constructor(options) {
        this.positiveOptions = /* @__PURE__ */ new Map();
        this.negativeOptions = /* @__PURE__ */ new Map();
        this.dualOptions = /* @__PURE__ */ new Set();
        options.forEach((option) => {
          if (option.negate) {
            this.negativeOptions.set(option.attributeName(), option);
          } else {
            this.positiveOptions.set(option.attributeName(), option);
          }
        });
        this.negativeOptions.forEach((value, key) => {
          if (this.positiveOptions.has(key)) {
            this.dualOptions.add(key);
          }
        });
      }
      /**
       * Did the value come from the option, and not from possible matching dual option?
       *
       * @param {*} value
       * @param {Option} option
       * @returns {boolean}
       */
      valueFromOption(value, option) {
        const optionKey = option.attributeName();
        if (!this.dualOptions.has(optionKey)) return true;
        const preset = this.negativeOptions.get(optionKey).presetArg;
        const negativeValue = preset !== void 0 ? preset : false;
        return option.negate === (negativeValue === value);
      }
    };
    function camelcase(str) {
      return str.split("-").reduce((str2, word2) => {
        return str2 + word2[0].toUpperCase() + word2.slice(1);
      });
    }
    function splitOptionFlags(flags) {
      let shortFlag;
      let longFlag;
      const shortFlagExp = /^-[^-]$/;
      const longFlagExp = /^--[^-]/;
      const flagParts = flags.split(/[ |,]+/).concat("guard");
      if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
      if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
      if (!shortFlag && shortFlagExp.test(flagParts[0]))
        shortFlag = flagParts.shift();
      if (!shortFlag && longFlagExp.test(flagParts[0])) {
        shortFlag = longFlag;
        longFlag = flagParts.shift();
      }
      if (flagParts[0].startsWith("-")) {
        const unsupportedFlag = flagParts[0];
        const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
        if (/^-[^-][^-]/.test(unsupportedFlag))
          throw new Error(
            `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`
          );
        if (shortFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many short flags`);
        if (longFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many long flags`);
        throw new Error(`${baseError}
- unrecognised flag format`);
      }
      if (shortFlag === void 0 && longFlag === void 0)
        throw new Error(
          `option creation failed due to no flags found in '${flags}'.`
        );
      return { shortFlag, longFlag };
    }
    exports2.Option = Option2;
    exports2.DualOptions = DualOptions;
  }
});

// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = __commonJS({
  "node_modules/commander/lib/suggestSimilar.js"(exports2) {
    var maxDistance = 3;
    function editDistance(a, b) {
      if (Math.abs(a.length - b.length) > maxDistance)
        return Math.max(a.length, b.length);
      const d = [];
      for (let i = 0; i <= a.length; i++) {
        d[i] = [i];
      }
      for (let j = 0; j <= b.length; j++) {
        d[0][j] = j;
      }
      for (let j = 1; j <= b.length; j++) {
        for (let i = 1; i <= a.length; i++) {
          let cost = 1;
          if (a[i - 1] === b[j - 1]) {
            cost = 0;
          } else {
            cost = 1;
          }
          d[i][j] = Math.min(
            d[i - 1][j] + 1,
            // deletion
            d[i][j - 1] + 1,
            // insertion
            d[i - 1][j - 1] + cost
            // substitution
          );
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
            d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
          }
        }
      }
      return d[a.length][b.length];
    }
    function suggestSimilar(word2, candidates) {
      if (!candidates || candidates.length === 0) return "";
      candidates = Array.from(new Set(candidates));
      const searchingOptions = word2.startsWith("--");
      if (searchingOptions) {
        word2 = word2.slice(2);
        candidates = candidates.map((candidate) => candidate.slice(2));
      }
      let similar = [];
      let bestDistance = maxDistance;
      const minSimilarity = 0.4;
      candidates.forEach((candidate) => {
        if (candidate.length <= 1) return;
        const distance = editDistance(word2, candidate);
        const length = Math.max(word2.length, candidate.length);
        const similarity = (length - distance) / length;
        if (similarity > minSimilarity) {
          if (distance < bestDistance) {
            bestDistance = distance;
            similar = [candidate];
          } else if (distance === bestDistance) {
            similar.push(candidate);
          }
        }
      });
      similar.sort((a, b) => a.localeCompare(b));
      if (searchingOptions) {
        similar = similar.map((candidate) => `--${candidate}`);
      }
      if (similar.length > 1) {
        return `
(Did you mean one of ${similar.join(", ")}?)`;
      }
      if (similar.length === 1) {
        return `
(Did you mean ${similar[0]}?)`;
      }
      return "";
    }
    exports2.suggestSimilar = suggestSimilar;
  }
});

// node_modules/commander/lib/command.js
var require_command = __commonJS({
  "node_modules/commander/lib/command.js"(exports2) {
    var EventEmitter2 = (init_node_events(), __toCommonJS(node_events_exports)).EventEmitter;
    var childProcess = (init_node_child_process(), __toCommonJS(node_child_process_exports));
    var path = (init_node_path(), __toCommonJS(node_path_exports));
    var fs = (init_node_fs(), __toCommonJS(node_fs_exports));
    var process2 = (init_node_process(), __toCommonJS(node_process_exports));
    var { Argument: Argument2, humanReadableArgName } = require_argument();
    var { CommanderError: CommanderError2 } = require_error();
    var { Help: Help2, stripColor } = require_help();
    var { Option: Option2, DualOptions } = require_option();
    var { suggestSimilar } = require_suggestSimilar();
    var Command2 = class _Command extends EventEmitter2 {
      /**
       * Initialize a new `Command`.
       *
       * @param {string} [name]
       */
      constructor(name) {
        super();
        this.commands = [];
        this.options = [];
        this.parent = null;
        this._allowUnknownOption = false;
        this._allowExcessArguments = false;
        this.registeredArguments = [];
        this._args = this.registeredArguments;
        this.args = [];
        this.rawArgs = [];
        this.processedArgs = [];
        this._scriptPath = null;
        this._name = name || "";
        this._optionValues = {};
        this._optionValueSources = {};
        this._storeOptionsAsProperties = false;
        this._actionHandler = null;
        this._executableHandler = false;
        this._executableFile = null;
        this._executableDir = null;
        this._defaultCommandName = null;
        this._exitCallback = null;
        this._aliases = [];
        this._combineFlagAndOptionalValue = true;
        this._description = "";
        this._summary = "";
        this._argsDescription = void 0;
        this._enablePositionalOptions = false;
        this._passThroughOptions = false;
        this._lifeCycleHooks = {};
        this._showHelpAfterError = false;
        this._showSuggestionAfterError = true;
        this._savedState = null;
        this._outputConfiguration = {
          writeOut: (str) => process2.stdout.write(str),
          writeErr: (str) => process2.stderr.write(str),
          outputError: (str, write2) => write2(str),
          getOutHelpWidth: () => process2.stdout.isTTY ? process2.stdout.columns : void 0,
          getErrHelpWidth: () => process2.stderr.isTTY ? process2.stderr.columns : void 0,
          getOutHasColors: () => useColor() ?? (process2.stdout.isTTY && process2.stdout.hasColors?.()),
          getErrHasColors: () => useColor() ?? (process2.stderr.isTTY && process2.stderr.hasColors?.()),
          stripColor: (str) => stripColor(str)
        };
        this._hidden = false;
        this._helpOption = void 0;
        this._addImplicitHelpCommand = void 0;
        this._helpCommand = void 0;
        this._helpConfiguration = {};
        this._helpGroupHeading = void 0;
        this._defaultCommandGroup = void 0;
        this._defaultOptionGroup = void 0;
      }
      /**
       * Copy settings that are useful to have in common across root command and subcommands.
       *
       * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
       *
       * @param {Command} sourceCommand
       * @return {Command} `this` command for chaining
       */
      copyInheritedSettings(sourceCommand) {
        this._outputConfiguration = sourceCommand._outputConfiguration;
        this._helpOption = sourceCommand._helpOption;
        this._helpCommand = sourceCommand._helpCommand;
        this._helpConfiguration = sourceCommand._helpConfiguration;
        this._exitCallback = sourceCommand._exitCallback;
        this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
        this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
        this._allowExcessArguments = sourceCommand._allowExcessArguments;
        this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
        this._showHelpAfterError = sourceCommand._showHelpAfterError;
        this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
        return this;
      }
      /**
       * @returns {Command[]}
       * @private
       */
      _getCommandAndAncestors() {
        const result = [];
        for (let command = this; command; command = command.parent) {
          result.push(command);
        }
        return result;
      }
      /**
       * Define a command.
       *
       * There are two styles of command: pay attention to where to put the description.
       *
       * @example
       * // Command implemented using action handler (description is supplied separately to `.command`)
       * program
       *   .command('clone <source> [destination]')
       *   .description('clone a repository into a newly created directory')
       *   .action((source, destination) => {
       *     console.log('clone command called');
       *   });
       *
       * // Command implemented using separate executable file (description is second parameter to `.command`)
       * program
       *   .command('start <service>', 'start named service')
       *   .command('stop [service]', 'stop named service, or all if no name supplied');
       *
       * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
       * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
       * @param {object} [execOpts] - configuration options (for executable)
       * @return {Command} returns new command for action handler, or `this` for executable command
       */
      command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
        let desc = actionOptsOrExecDesc;
        let opts = execOpts;
        if (typeof desc === "object" && desc !== null) {
          opts = desc;
          desc = null;
        }
        opts = opts || {};
        const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const cmd = this.createCommand(name);
        if (desc) {
          cmd.description(desc);
          cmd._executableHandler = true;
        }
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        cmd._hidden = !!(opts.noHelp || opts.hidden);
        cmd._executableFile = opts.executableFile || null;
        if (args) cmd.arguments(args);
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd.copyInheritedSettings(this);
        if (desc) return this;
        return cmd;
      }
      /**
       * Factory routine to create a new unattached command.
       *
       * See .command() for creating an attached subcommand, which uses this routine to
       * create the command. You can override createCommand to customise subcommands.
       *
       * @param {string} [name]
       * @return {Command} new command
       */
      createCommand(name) {
        return new _Command(name);
      }
      /**
       * You can customise the help with a subclass of Help by overriding createHelp,
       * or by overriding Help properties using configureHelp().
       *
       * @return {Help}
       */
      createHelp() {
        return Object.assign(new Help2(), this.configureHelp());
      }
      /**
       * You can customise the help by overriding Help properties using configureHelp(),
       * or with a subclass of Help by overriding createHelp().
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureHelp(configuration) {
        if (configuration === void 0) return this._helpConfiguration;
        this._helpConfiguration = configuration;
        return this;
      }
      /**
       * The default output goes to stdout and stderr. You can customise this for special
       * applications. You can also customise the display of errors by overriding outputError.
       *
       * The configuration properties are all functions:
       *
       *     // change how output being written, defaults to stdout and stderr
       *     writeOut(str)
       *     writeErr(str)
       *     // change how output being written for errors, defaults to writeErr
       *     outputError(str, write) // used for displaying errors and not used for displaying help
       *     // specify width for wrapping help
       *     getOutHelpWidth()
       *     getErrHelpWidth()
       *     // color support, currently only used with Help
       *     getOutHasColors()
       *     getErrHasColors()
       *     stripColor() // used to remove ANSI escape codes if output does not have colors
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureOutput(configuration) {
        if (configuration === void 0) return this._outputConfiguration;
        this._outputConfiguration = {
          ...this._outputConfiguration,
          ...configuration
        };
        return this;
      }
      /**
       * Display the help or a custom message after an error occurs.
       *
       * @param {(boolean|string)} [displayHelp]
       * @return {Command} `this` command for chaining
       */
      showHelpAfterError(displayHelp = true) {
        if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
        this._showHelpAfterError = displayHelp;
        return this;
      }
      /**
       * Display suggestion of similar commands for unknown commands, or options for unknown options.
       *
       * @param {boolean} [displaySuggestion]
       * @return {Command} `this` command for chaining
       */
      showSuggestionAfterError(displaySuggestion = true) {
        this._showSuggestionAfterError = !!displaySuggestion;
        return this;
      }
      /**
       * Add a prepared subcommand.
       *
       * See .command() for creating an attached subcommand which inherits settings from its parent.
       *
       * @param {Command} cmd - new subcommand
       * @param {object} [opts] - configuration options
       * @return {Command} `this` command for chaining
       */
      addCommand(cmd, opts) {
        if (!cmd._name) {
          throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
        }
        opts = opts || {};
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        if (opts.noHelp || opts.hidden) cmd._hidden = true;
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd._checkForBrokenPassThrough();
        return this;
      }
      /**
       * Factory routine to create a new unattached argument.
       *
       * See .argument() for creating an attached argument, which uses this routine to
       * create the argument. You can override createArgument to return a custom argument.
       *
       * @param {string} name
       * @param {string} [description]
       * @return {Argument} new argument
       */
      createArgument(name, description) {
        return new Argument2(name, description);
      }
      /**
       * Define argument syntax for command.
       *
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @example
       * program.argument('<input-file>');
       * program.argument('[output-file]');
       *
       * @param {string} name
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom argument processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      argument(name, description, parseArg, defaultValue) {
        const argument = this.createArgument(name, description);
        if (typeof parseArg === "function") {
          argument.default(defaultValue).argParser(parseArg);
        } else {
          argument.default(parseArg);
        }
        this.addArgument(argument);
        return this;
      }
      /**
       * Define argument syntax for command, adding multiple at once (without descriptions).
       *
       * See also .argument().
       *
       * @example
       * program.arguments('<cmd> [env]');
       *
       * @param {string} names
       * @return {Command} `this` command for chaining
       */
      arguments(names) {
        names.trim().split(/ +/).forEach((detail) => {
          this.argument(detail);
        });
        return this;
      }
      /**
       * Define argument syntax for command, adding a prepared argument.
       *
       * @param {Argument} argument
       * @return {Command} `this` command for chaining
       */
      addArgument(argument) {
        const previousArgument = this.registeredArguments.slice(-1)[0];
        if (previousArgument?.variadic) {
          throw new Error(
            `only the last argument can be variadic '${previousArgument.name()}'`
          );
        }
        if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) {
          throw new Error(
            `a default value for a required argument is never used: '${argument.name()}'`
          );
        }
        this.registeredArguments.push(argument);
        return this;
      }
      /**
       * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
       *
       * @example
       *    program.helpCommand('help [cmd]');
       *    program.helpCommand('help [cmd]', 'show help');
       *    program.helpCommand(false); // suppress default help command
       *    program.helpCommand(true); // add help command even if no subcommands
       *
       * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
       * @param {string} [description] - custom description
       * @return {Command} `this` command for chaining
       */
      helpCommand(enableOrNameAndArgs, description) {
        if (typeof enableOrNameAndArgs === "boolean") {
          this._addImplicitHelpCommand = enableOrNameAndArgs;
          if (enableOrNameAndArgs && this._defaultCommandGroup) {
            this._initCommandGroup(this._getHelpCommand());
          }
          return this;
        }
        const nameAndArgs = enableOrNameAndArgs ?? "help [command]";
        const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const helpDescription = description ?? "display help for command";
        const helpCommand = this.createCommand(helpName);
        helpCommand.helpOption(false);
        if (helpArgs) helpCommand.arguments(helpArgs);
        if (helpDescription) helpCommand.description(helpDescription);
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand;
        if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
        return this;
      }
      /**
       * Add prepared custom help command.
       *
       * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
       * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
       * @return {Command} `this` command for chaining
       */
      addHelpCommand(helpCommand, deprecatedDescription) {
        if (typeof helpCommand !== "object") {
          this.helpCommand(helpCommand, deprecatedDescription);
          return this;
        }
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand;
        this._initCommandGroup(helpCommand);
        return this;
      }
      /**
       * Lazy create help command.
       *
       * @return {(Command|null)}
       * @package
       */
      _getHelpCommand() {
        const hasImplicitHelpCommand = this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"));
        if (hasImplicitHelpCommand) {
          if (this._helpCommand === void 0) {
            this.helpCommand(void 0, void 0);
          }
          return this._helpCommand;
        }
        return null;
      }
      /**
       * Add hook for life cycle event.
       *
       * @param {string} event
       * @param {Function} listener
       * @return {Command} `this` command for chaining
       */
      hook(event, listener) {
        const allowedValues = ["preSubcommand", "preAction", "postAction"];
        if (!allowedValues.includes(event)) {
          throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        if (this._lifeCycleHooks[event]) {
          this._lifeCycleHooks[event].push(listener);
        } else {
          this._lifeCycleHooks[event] = [listener];
        }
        return this;
      }
      /**
       * Register callback to use as replacement for calling process.exit.
       *
       * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
       * @return {Command} `this` command for chaining
       */
      exitOverride(fn) {
        if (fn) {
          this._exitCallback = fn;
        } else {
          this._exitCallback = (err) => {
            if (err.code !== "commander.executeSubCommandAsync") {
              throw err;
            } else {
            }
          };
        }
        return this;
      }
      /**
       * Call process.exit, and _exitCallback if defined.
       *
       * @param {number} exitCode exit code for using with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       * @return never
       * @private
       */
      _exit(exitCode2, code, message) {
        if (this._exitCallback) {
          this._exitCallback(new CommanderError2(exitCode2, code, message));
        }
        process2.exit(exitCode2);
      }
      /**
       * Register callback `fn` for the command.
       *
       * @example
       * program
       *   .command('serve')
       *   .description('start service')
       *   .action(function() {
       *      // do work here
       *   });
       *
       * @param {Function} fn
       * @return {Command} `this` command for chaining
       */
      action(fn) {
        const listener = (args) => {
          const expectedArgsCount = this.registeredArguments.length;
          const actionArgs = args.slice(0, expectedArgsCount);
          if (this._storeOptionsAsProperties) {
            actionArgs[expectedArgsCount] = this;
          } else {
            actionArgs[expectedArgsCount] = this.opts();
          }
          actionArgs.push(this);
          return fn.apply(this, actionArgs);
        };
        this._actionHandler = listener;
        return this;
      }
      /**
       * Factory routine to create a new unattached option.
       *
       * See .option() for creating an attached option, which uses this routine to
       * create the option. You can override createOption to return a custom option.
       *
       * @param {string} flags
       * @param {string} [description]
       * @return {Option} new option
       */
      createOption(flags, description) {
        return new Option2(flags, description);
      }
      /**
       * Wrap parseArgs to catch 'commander.invalidArgument'.
       *
       * @param {(Option | Argument)} target
       * @param {string} value
       * @param {*} previous
       * @param {string} invalidArgumentMessage
       * @private
       */
      _callParseArg(target, value, previous, invalidArgumentMessage) {
        try {
          return target.parseArg(value, previous);
        } catch (err) {
          if (err.code === "commander.invalidArgument") {
            const message = `${invalidArgumentMessage} ${err.message}`;
            this.error(message, { exitCode: err.exitCode, code: err.code });
          }
          throw err;
        }
      }
      /**
       * Check for option flag conflicts.
       * Register option if no conflicts found, or throw on conflict.
       *
       * @param {Option} option
       * @private
       */
      _registerOption(option) {
        const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
        if (matchingOption) {
          const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
          throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
        }
        this._initOptionGroup(option);
        this.options.push(option);
      }
      /**
       * Check for command name and alias conflicts with existing commands.
       * Register command if no conflicts found, or throw on conflict.
       *
       * @param {Command} command
       * @private
       */
      _registerCommand(command) {
        const knownBy = (cmd) => {
          return [cmd.name()].concat(cmd.aliases());
        };
        const alreadyUsed = knownBy(command).find(
          (name) => this._findCommand(name)
        );
        if (alreadyUsed) {
          const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
          const newCmd = knownBy(command).join("|");
          throw new Error(
            `cannot add command '${newCmd}' as already have command '${existingCmd}'`
          );
        }
        this._initCommandGroup(command);
        this.commands.push(command);
      }
      /**
       * Add an option.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addOption(option) {
        this._registerOption(option);
        const oname = option.name();
        const name = option.attributeName();
        if (option.negate) {
          const positiveLongFlag = option.long.replace(/^--no-/, "--");
          if (!this._findOption(positiveLongFlag)) {
            this.setOptionValueWithSource(
              name,
              option.defaultValue === void 0 ? true : option.defaultValue,
              "default"
            );
          }
        } else if (option.defaultValue !== void 0) {
          this.setOptionValueWithSource(name, option.defaultValue, "default");
        }
        const handleOptionValue = (val, invalidValueMessage, valueSource) => {
          if (val == null && option.presetArg !== void 0) {
            val = option.presetArg;
          }
          const oldValue = this.getOptionValue(name);
          if (val !== null && option.parseArg) {
            val = this._callParseArg(option, val, oldValue, invalidValueMessage);
          } else if (val !== null && option.variadic) {
            val = option._collectValue(val, oldValue);
          }
          if (val == null) {
            if (option.negate) {
              val = false;
            } else if (option.isBoolean() || option.optional) {
              val = true;
            } else {
              val = "";
            }
          }
          this.setOptionValueWithSource(name, val, valueSource);
        };
        this.on("option:" + oname, (val) => {
          const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
          handleOptionValue(val, invalidValueMessage, "cli");
        });
        if (option.envVar) {
          this.on("optionEnv:" + oname, (val) => {
            const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
            handleOptionValue(val, invalidValueMessage, "env");
          });
        }
        return this;
      }
      /**
       * Internal implementation shared by .option() and .requiredOption()
       *
       * @return {Command} `this` command for chaining
       * @private
       */
      _optionEx(config2, flags, description, fn, defaultValue) {
        if (typeof flags === "object" && flags instanceof Option2) {
          throw new Error(
            "To add an Option object use addOption() instead of option() or requiredOption()"
          );
        }
        const option = this.createOption(flags, description);
        option.makeOptionMandatory(!!config2.mandatory);
        if (typeof fn === "function") {
          option.default(defaultValue).argParser(fn);
        } else if (fn instanceof RegExp) {
          const regex2 = fn;
          fn = (val, def) => {
            const m = regex2.exec(val);
            return m ? m[0] : def;
          };
          option.default(defaultValue).argParser(fn);
        } else {
          option.default(fn);
        }
        return this.addOption(option);
      }
      /**
       * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
       * option-argument is indicated by `<>` and an optional option-argument by `[]`.
       *
       * See the README for more details, and see also addOption() and requiredOption().
       *
       * @example
       * program
       *     .option('-p, --pepper', 'add pepper')
       *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
       *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
       *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      option(flags, description, parseArg, defaultValue) {
        return this._optionEx({}, flags, description, parseArg, defaultValue);
      }
      /**
       * Add a required option which must have a value after parsing. This usually means
       * the option must be specified on the command line. (Otherwise the same as .option().)
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      requiredOption(flags, description, parseArg, defaultValue) {
        return this._optionEx(
          { mandatory: true },
          flags,
          description,
          parseArg,
          defaultValue
        );
      }
      /**
       * Alter parsing of short flags with optional values.
       *
       * @example
       * // for `.option('-f,--flag [value]'):
       * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
       * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
       *
       * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
       * @return {Command} `this` command for chaining
       */
      combineFlagAndOptionalValue(combine = true) {
        this._combineFlagAndOptionalValue = !!combine;
        return this;
      }
      /**
       * Allow unknown options on the command line.
       *
       * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
       * @return {Command} `this` command for chaining
       */
      allowUnknownOption(allowUnknown = true) {
        this._allowUnknownOption = !!allowUnknown;
        return this;
      }
      /**
       * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
       *
       * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
       * @return {Command} `this` command for chaining
       */
      allowExcessArguments(allowExcess = true) {
        this._allowExcessArguments = !!allowExcess;
        return this;
      }
      /**
       * Enable positional options. Positional means global options are specified before subcommands which lets
       * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
       * The default behaviour is non-positional and global options may appear anywhere on the command line.
       *
       * @param {boolean} [positional]
       * @return {Command} `this` command for chaining
       */
      enablePositionalOptions(positional = true) {
        this._enablePositionalOptions = !!positional;
        return this;
      }
      /**
       * Pass through options that come after command-arguments rather than treat them as command-options,
       * so actual command-options come before command-arguments. Turning this on for a subcommand requires
       * positional options to have been enabled on the program (parent commands).
       * The default behaviour is non-positional and options may appear before or after command-arguments.
       *
       * @param {boolean} [passThrough] for unknown options.
       * @return {Command} `this` command for chaining
       */
      passThroughOptions(passThrough = true) {
        this._passThroughOptions = !!passThrough;
        this._checkForBrokenPassThrough();
        return this;
      }
      /**
       * @private
       */
      _checkForBrokenPassThrough() {
        if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) {
          throw new Error(
            `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`
          );
        }
      }
      /**
       * Whether to store option values as properties on command object,
       * or store separately (specify false). In both cases the option values can be accessed using .opts().
       *
       * @param {boolean} [storeAsProperties=true]
       * @return {Command} `this` command for chaining
       */
      storeOptionsAsProperties(storeAsProperties = true) {
        if (this.options.length) {
          throw new Error("call .storeOptionsAsProperties() before adding options");
        }
        if (Object.keys(this._optionValues).length) {
          throw new Error(
            "call .storeOptionsAsProperties() before setting option values"
          );
        }
        this._storeOptionsAsProperties = !!storeAsProperties;
        return this;
      }
      /**
       * Retrieve option value.
       *
       * @param {string} key
       * @return {object} value
       */
      getOptionValue(key) {
        if (this._storeOptionsAsProperties) {
          return this[key];
        }
        return this._optionValues[key];
      }
      /**
       * Store option value.
       *
       * @param {string} key
       * @param {object} value
       * @return {Command} `this` command for chaining
       */
      setOptionValue(key, value) {
        return this.setOptionValueWithSource(key, value, void 0);
      }
      /**
       * Store option value and where the value came from.
       *
       * @param {string} key
       * @param {object} value
       * @param {string} source - expected values are default/config/env/cli/implied
       * @return {Command} `this` command for chaining
       */
      setOptionValueWithSource(key, value, source) {
        if (this._storeOptionsAsProperties) {
          this[key] = value;
        } else {
          this._optionValues[key] = value;
        }
        this._optionValueSources[key] = source;
        return this;
      }
      /**
       * Get source of option value.
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSource(key) {
        return this._optionValueSources[key];
      }
      /**
       * Get source of option value. See also .optsWithGlobals().
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSourceWithGlobals(key) {
        let source;
        this._getCommandAndAncestors().forEach((cmd) => {
          if (cmd.getOptionValueSource(key) !== void 0) {
            source = cmd.getOptionValueSource(key);
          }
        });
        return source;
      }
      /**
       * Get user arguments from implied or explicit arguments.
       * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
       *
       * @private
       */
      _prepareUserArgs(argv2, parseOptions2) {
        if (argv2 !== void 0 && !Array.isArray(argv2)) {
          throw new Error("first parameter to parse must be array or undefined");
        }
        parseOptions2 = parseOptions2 || {};
        if (argv2 === void 0 && parseOptions2.from === void 0) {
          if (process2.versions?.electron) {
            parseOptions2.from = "electron";
          }
          const execArgv2 = process2.execArgv ?? [];
          if (execArgv2.includes("-e") || execArgv2.includes("--eval") || execArgv2.includes("-p") || execArgv2.includes("--print")) {
            parseOptions2.from = "eval";
          }
        }
        if (argv2 === void 0) {
          argv2 = process2.argv;
        }
        this.rawArgs = argv2.slice();
        let userArgs;
        switch (parseOptions2.from) {
          case void 0:
          case "node":
            this._scriptPath = argv2[1];
            userArgs = argv2.slice(2);
            break;
          case "electron":
            if (process2.defaultApp) {
              this._scriptPath = argv2[1];
              userArgs = argv2.slice(2);
            } else {
              userArgs = argv2.slice(1);
            }
            break;
          case "user":
            userArgs = argv2.slice(0);
            break;
          case "eval":
            userArgs = argv2.slice(1);
            break;
          default:
            throw new Error(
              `unexpected parse option { from: '${parseOptions2.from}' }`
            );
        }
        if (!this._name && this._scriptPath)
          this.nameFromFilename(this._scriptPath);
        this._name = this._name || "program";
        return userArgs;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Use parseAsync instead of parse if any of your action handlers are async.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * program.parse(); // parse process.argv and auto-detect electron and special node flags
       * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
       * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv] - optional, defaults to process.argv
       * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
       * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
       * @return {Command} `this` command for chaining
       */
      parse(argv2, parseOptions2) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv2, parseOptions2);
        this._parseCommand([], userArgs);
        return this;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
       * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
       * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv]
       * @param {object} [parseOptions]
       * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
       * @return {Promise}
       */
      async parseAsync(argv2, parseOptions2) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv2, parseOptions2);
        await this._parseCommand([], userArgs);
        return this;
      }
      _prepareForParse() {
        if (this._savedState === null) {
          this.saveStateBeforeParse();
        } else {
          this.restoreStateBeforeParse();
        }
      }
      /**
       * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state saved.
       */
      saveStateBeforeParse() {
        this._savedState = {
          // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
          _name: this._name,
          // option values before parse have default values (including false for negated options)
          // shallow clones
          _optionValues: { ...this._optionValues },
          _optionValueSources: { ...this._optionValueSources }
        };
      }
      /**
       * Restore state before parse for calls after the first.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state restored.
       */
      restoreStateBeforeParse() {
        if (this._storeOptionsAsProperties)
          throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
        this._name = this._savedState._name;
        this._scriptPath = null;
        this.rawArgs = [];
        this._optionValues = { ...this._savedState._optionValues };
        this._optionValueSources = { ...this._savedState._optionValueSources };
        this.args = [];
        this.processedArgs = [];
      }
      /**
       * Throw if expected executable is missing. Add lots of help for author.
       *
       * @param {string} executableFile
       * @param {string} executableDir
       * @param {string} subcommandName
       */
      _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
        if (fs.existsSync(executableFile)) return;
        const executableDirMessage = executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory";
        const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
        throw new Error(executableMissing);
      }
      /**
       * Execute a sub-command executable.
       *
       * @private
       */
      _executeSubCommand(subcommand, args) {
        args = args.slice();
        let launchWithNode = false;
        const sourceExt = [".js", ".ts", ".tsx", ".mjs", ".cjs"];
        function findFile(baseDir, baseName) {
          const localBin = path.resolve(baseDir, baseName);
          if (fs.existsSync(localBin)) return localBin;
          if (sourceExt.includes(path.extname(baseName))) return void 0;
          const foundExt = sourceExt.find(
            (ext) => fs.existsSync(`${localBin}${ext}`)
          );
          if (foundExt) return `${localBin}${foundExt}`;
          return void 0;
        }
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
        let executableDir = this._executableDir || "";
        if (this._scriptPath) {
          let resolvedScriptPath;
          try {
            resolvedScriptPath = fs.realpathSync(this._scriptPath);
          } catch {
            resolvedScriptPath = this._scriptPath;
          }
          executableDir = path.resolve(
            path.dirname(resolvedScriptPath),
            executableDir
          );
        }
        if (executableDir) {
          let localFile = findFile(executableDir, executableFile);
          if (!localFile && !subcommand._executableFile && this._scriptPath) {
            const legacyName = path.basename(
              this._scriptPath,
              path.extname(this._scriptPath)
            );
            if (legacyName !== this._name) {
              localFile = findFile(
                executableDir,
                `${legacyName}-${subcommand._name}`
              );
            }
          }
          executableFile = localFile || executableFile;
        }
        launchWithNode = sourceExt.includes(path.extname(executableFile));
        let proc;
        if (process2.platform !== "win32") {
          if (launchWithNode) {
            args.unshift(executableFile);
            args = incrementNodeInspectorPort(process2.execArgv).concat(args);
            proc = childProcess.spawn(process2.argv[0], args, { stdio: "inherit" });
          } else {
            proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
          }
        } else {
          this._checkForMissingExecutable(
            executableFile,
            executableDir,
            subcommand._name
          );
          args.unshift(executableFile);
          args = incrementNodeInspectorPort(process2.execArgv).concat(args);
          proc = childProcess.spawn(process2.execPath, args, { stdio: "inherit" });
        }
        if (!proc.killed) {
          const signals = ["SIGUSR1", "SIGUSR2", "SIGTERM", "SIGINT", "SIGHUP"];
          signals.forEach((signal) => {
            process2.on(signal, () => {
              if (proc.killed === false && proc.exitCode === null) {
                proc.kill(signal);
              }
            });
          });
        }
        const exitCallback = this._exitCallback;
        proc.on("close", (code) => {
          code = code ?? 1;
          if (!exitCallback) {
            process2.exit(code);
          } else {
            exitCallback(
              new CommanderError2(
                code,
                "commander.executeSubCommandAsync",
                "(close)"
              )
            );
          }
        });
        proc.on("error", (err) => {
          if (err.code === "ENOENT") {
            this._checkForMissingExecutable(
              executableFile,
              executableDir,
              subcommand._name
            );
          } else if (err.code === "EACCES") {
            throw new Error(`'${executableFile}' not executable`);
          }
          if (!exitCallback) {
            process2.exit(1);
          } else {
            const wrappedError = new CommanderError2(
              1,
              "commander.executeSubCommandAsync",
              "(error)"
            );
            wrappedError.nestedError = err;
            exitCallback(wrappedError);
          }
        });
        this.runningCommand = proc;
      }
      /**
       * @private
       */
      _dispatchSubcommand(commandName, operands, unknown2) {
        const subCommand = this._findCommand(commandName);
        if (!subCommand) this.help({ error: true });
        subCommand._prepareForParse();
        let promiseChain;
        promiseChain = this._chainOrCallSubCommandHook(
          promiseChain,
          subCommand,
          "preSubcommand"
        );
        promiseChain = this._chainOrCall(promiseChain, () => {
          if (subCommand._executableHandler) {
            this._executeSubCommand(subCommand, operands.concat(unknown2));
          } else {
            return subCommand._parseCommand(operands, unknown2);
          }
        });
        return promiseChain;
      }
      /**
       * Invoke help directly if possible, or dispatch if necessary.
       * e.g. help foo
       *
       * @private
       */
      _dispatchHelpCommand(subcommandName) {
        if (!subcommandName) {
          this.help();
        }
        const subCommand = this._findCommand(subcommandName);
        if (subCommand && !subCommand._executableHandler) {
          subCommand.help();
        }
        return this._dispatchSubcommand(
          subcommandName,
          [],
          [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]
        );
      }
      /**
       * Check this.args against expected this.registeredArguments.
       *
       * @private
       */
      _checkNumberOfArguments() {
        this.registeredArguments.forEach((arg, i) => {
          if (arg.required && this.args[i] == null) {
            this.missingArgument(arg.name());
          }
        });
        if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) {
          return;
        }
        if (this.args.length > this.registeredArguments.length) {
          this._excessArguments(this.args);
        }
      }
      /**
       * Process this.args using this.registeredArguments and save as this.processedArgs!
       *
       * @private
       */
      _processArguments() {
        const myParseArg = (argument, value, previous) => {
          let parsedValue = value;
          if (value !== null && argument.parseArg) {
            const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
            parsedValue = this._callParseArg(
              argument,
              value,
              previous,
              invalidValueMessage
            );
          }
          return parsedValue;
        };
        this._checkNumberOfArguments();
        const processedArgs = [];
        this.registeredArguments.forEach((declaredArg, index) => {
          let value = declaredArg.defaultValue;
          if (declaredArg.variadic) {
            if (index < this.args.length) {
              value = this.args.slice(index);
              if (declaredArg.parseArg) {
                value = value.reduce((processed, v) => {
                  return myParseArg(declaredArg, v, processed);
                }, declaredArg.defaultValue);
              }
            } else if (value === void 0) {
              value = [];
            }
          } else if (index < this.args.length) {
            value = this.args[index];
            if (declaredArg.parseArg) {
              value = myParseArg(declaredArg, value, declaredArg.defaultValue);
            }
          }
          processedArgs[index] = value;
        });
        this.processedArgs = processedArgs;
      }
      /**
       * Once we have a promise we chain, but call synchronously until then.
       *
       * @param {(Promise|undefined)} promise
       * @param {Function} fn
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCall(promise, fn) {
        if (promise?.then && typeof promise.then === "function") {
          return promise.then(() => fn());
        }
        return fn();
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallHooks(promise, event) {
        let result = promise;
        const hooks = [];
        this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
          hookedCommand._lifeCycleHooks[event].forEach((callback) => {
            hooks.push({ hookedCommand, callback });
          });
        });
        if (event === "postAction") {
          hooks.reverse();
        }
        hooks.forEach((hookDetail) => {
          result = this._chainOrCall(result, () => {
            return hookDetail.callback(hookDetail.hookedCommand, this);
          });
        });
        return result;
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {Command} subCommand
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallSubCommandHook(promise, subCommand, event) {
        let result = promise;
        if (this._lifeCycleHooks[event] !== void 0) {
          this._lifeCycleHooks[event].forEach((hook) => {
            result = this._chainOrCall(result, () => {
              return hook(this, subCommand);
            });
          });
        }
        return result;
      }
      /**
       * Process arguments in context of this command.
       * Returns action result, in case it is a promise.
       *
       * @private
       */
      _parseCommand(operands, unknown2) {
        const parsed = this.parseOptions(unknown2);
        this._parseOptionsEnv();
        this._parseOptionsImplied();
        operands = operands.concat(parsed.operands);
        unknown2 = parsed.unknown;
        this.args = operands.concat(unknown2);
        if (operands && this._findCommand(operands[0])) {
          return this._dispatchSubcommand(operands[0], operands.slice(1), unknown2);
        }
        if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) {
          return this._dispatchHelpCommand(operands[1]);
        }
        if (this._defaultCommandName) {
          this._outputHelpIfRequested(unknown2);
          return this._dispatchSubcommand(
            this._defaultCommandName,
            operands,
            unknown2
          );
        }
        if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) {
          this.help({ error: true });
        }
        this._outputHelpIfRequested(parsed.unknown);
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        const checkForUnknownOptions = () => {
          if (parsed.unknown.length > 0) {
            this.unknownOption(parsed.unknown[0]);
          }
        };
        const commandEvent = `command:${this.name()}`;
        if (this._actionHandler) {
          checkForUnknownOptions();
          this._processArguments();
          let promiseChain;
          promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
          promiseChain = this._chainOrCall(
            promiseChain,
            () => this._actionHandler(this.processedArgs)
          );
          if (this.parent) {
            promiseChain = this._chainOrCall(promiseChain, () => {
              this.parent.emit(commandEvent, operands, unknown2);
            });
          }
          promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
          return promiseChain;
        }
        if (this.parent?.listenerCount(commandEvent)) {
          checkForUnknownOptions();
          this._processArguments();
          this.parent.emit(commandEvent, operands, unknown2);
        } else if (operands.length) {
          if (this._findCommand("*")) {
            return this._dispatchSubcommand("*", operands, unknown2);
          }
          if (this.listenerCount("command:*")) {
            this.emit("command:*", operands, unknown2);
          } else if (this.commands.length) {
            this.unknownCommand();
          } else {
            checkForUnknownOptions();
            this._processArguments();
          }
        } else if (this.commands.length) {
          checkForUnknownOptions();
          this.help({ error: true });
        } else {
          checkForUnknownOptions();
          this._processArguments();
        }
      }
      /**
       * Find matching command.
       *
       * @private
       * @return {Command | undefined}
       */
      _findCommand(name) {
        if (!name) return void 0;
        return this.commands.find(
          (cmd) => cmd._name === name || cmd._aliases.includes(name)
        );
      }
      /**
       * Return an option matching `arg` if any.
       *
       * @param {string} arg
       * @return {Option}
       * @package
       */
      _findOption(arg) {
        return this.options.find((option) => option.is(arg));
      }
      /**
       * Display an error message if a mandatory option does not have a value.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForMissingMandatoryOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd.options.forEach((anOption) => {
            if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) {
              cmd.missingMandatoryOptionValue(anOption);
            }
          });
        });
      }
      /**
       * Display an error message if conflicting options are used together in this.
       *
       * @private
       */
      _checkForConflictingLocalOptions() {
        const definedNonDefaultOptions = this.options.filter((option) => {
          const optionKey = option.attributeName();
          if (this.getOptionValue(optionKey) === void 0) {
            return false;
          }
          return this.getOptionValueSource(optionKey) !== "default";
        });
        const optionsWithConflicting = definedNonDefaultOptions.filter(
          (option) => option.conflictsWith.length > 0
        );
        optionsWithConflicting.forEach((option) => {
          const conflictingAndDefined = definedNonDefaultOptions.find(
            (defined) => option.conflictsWith.includes(defined.attributeName())
          );
          if (conflictingAndDefined) {
            this._conflictingOption(option, conflictingAndDefined);
          }
        });
      }
      /**
       * Display an error message if conflicting options are used together.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForConflictingOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd._checkForConflictingLocalOptions();
        });
      }
      /**
       * Parse options from `argv` removing known options,
       * and return argv split into operands and unknown arguments.
       *
       * Side effects: modifies command by storing options. Does not reset state if called again.
       *
       * Examples:
       *
       *     argv => operands, unknown
       *     --known kkk op => [op], []
       *     op --known kkk => [op], []
       *     sub --unknown uuu op => [sub], [--unknown uuu op]
       *     sub -- --unknown uuu op => [sub --unknown uuu op], []
       *
       * @param {string[]} args
       * @return {{operands: string[], unknown: string[]}}
       */
      parseOptions(args) {
        const operands = [];
        const unknown2 = [];
        let dest = operands;
        function maybeOption(arg) {
          return arg.length > 1 && arg[0] === "-";
        }
        const negativeNumberArg = (arg) => {
          if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
          return !this._getCommandAndAncestors().some(
            (cmd) => cmd.options.map((opt) => opt.short).some((short) => /^-\d$/.test(short))
          );
        };
        let activeVariadicOption = null;
        let activeGroup = null;
        let i = 0;
        while (i < args.length || activeGroup) {
          const arg = activeGroup ?? args[i++];
          activeGroup = null;
          if (arg === "--") {
            if (dest === unknown2) dest.push(arg);
            dest.push(...args.slice(i));
            break;
          }
          if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
            this.emit(`option:${activeVariadicOption.name()}`, arg);
            continue;
          }
          activeVariadicOption = null;
          if (maybeOption(arg)) {
            const option = this._findOption(arg);
            if (option) {
              if (option.required) {
                const value = args[i++];
                if (value === void 0) this.optionMissingArgument(option);
                this.emit(`option:${option.name()}`, value);
              } else if (option.optional) {
                let value = null;
                if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) {
                  value = args[i++];
                }
                this.emit(`option:${option.name()}`, value);
              } else {
                this.emit(`option:${option.name()}`);
              }
              activeVariadicOption = option.variadic ? option : null;
              continue;
            }
          }
          if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
            const option = this._findOption(`-${arg[1]}`);
            if (option) {
              if (option.required || option.optional && this._combineFlagAndOptionalValue) {
                this.emit(`option:${option.name()}`, arg.slice(2));
              } else {
                this.emit(`option:${option.name()}`);
                activeGroup = `-${arg.slice(2)}`;
              }
              continue;
            }
          }
          if (/^--[^=]+=/.test(arg)) {
            const index = arg.indexOf("=");
            const option = this._findOption(arg.slice(0, index));
            if (option && (option.required || option.optional)) {
              this.emit(`option:${option.name()}`, arg.slice(index + 1));
              continue;
            }
          }
          if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) {
            dest = unknown2;
          }
          if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown2.length === 0) {
            if (this._findCommand(arg)) {
              operands.push(arg);
              unknown2.push(...args.slice(i));
              break;
            } else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
              operands.push(arg, ...args.slice(i));
              break;
            } else if (this._defaultCommandName) {
              unknown2.push(arg, ...args.slice(i));
              break;
            }
          }
          if (this._passThroughOptions) {
            dest.push(arg, ...args.slice(i));
            break;
          }
          dest.push(arg);
        }
        return { operands, unknown: unknown2 };
      }
      /**
       * Return an object containing local option values as key-value pairs.
       *
       * @return {object}
       */
      opts() {
        if (this._storeOptionsAsProperties) {
          const result = {};
          const len = this.options.length;
          for (let i = 0; i < len; i++) {
            const key = this.options[i].attributeName();
            result[key] = key === this._versionOptionName ? this._version : this[key];
          }
          return result;
        }
        return this._optionValues;
      }
      /**
       * Return an object containing merged local and global option values as key-value pairs.
       *
       * @return {object}
       */
      optsWithGlobals() {
        return this._getCommandAndAncestors().reduce(
          (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
          {}
        );
      }
      /**
       * Display error message and exit (or call exitOverride).
       *
       * @param {string} message
       * @param {object} [errorOptions]
       * @param {string} [errorOptions.code] - an id string representing the error
       * @param {number} [errorOptions.exitCode] - used with process.exit
       */
      error(message, errorOptions) {
        this._outputConfiguration.outputError(
          `${message}
`,
          this._outputConfiguration.writeErr
        );
        if (typeof this._showHelpAfterError === "string") {
          this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`);
        } else if (this._showHelpAfterError) {
          this._outputConfiguration.writeErr("\n");
          this.outputHelp({ error: true });
        }
        const config2 = errorOptions || {};
        const exitCode2 = config2.exitCode || 1;
        const code = config2.code || "commander.error";
        this._exit(exitCode2, code, message);
      }
      /**
       * Apply any option related environment variables, if option does
       * not have a value from cli or client code.
       *
       * @private
       */
      _parseOptionsEnv() {
        this.options.forEach((option) => {
          if (option.envVar && option.envVar in process2.env) {
            const optionKey = option.attributeName();
            if (this.getOptionValue(optionKey) === void 0 || ["default", "config", "env"].includes(
              this.getOptionValueSource(optionKey)
            )) {
              if (option.required || option.optional) {
                this.emit(`optionEnv:${option.name()}`, process2.env[option.envVar]);
              } else {
                this.emit(`optionEnv:${option.name()}`);
              }
            }
          }
        });
      }
      /**
       * Apply any implied option values, if option is undefined or default value.
       *
       * @private
       */
      _parseOptionsImplied() {
        const dualHelper = new DualOptions(this.options);
        const hasCustomOptionValue = (optionKey) => {
          return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
        };
        this.options.filter(
          (option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option
          )
        ).forEach((option) => {
          Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              "implied"
            );
          });
        });
      }
      /**
       * Argument `name` is missing.
       *
       * @param {string} name
       * @private
       */
      missingArgument(name) {
        const message = `error: missing required argument '${name}'`;
        this.error(message, { code: "commander.missingArgument" });
      }
      /**
       * `Option` is missing an argument.
       *
       * @param {Option} option
       * @private
       */
      optionMissingArgument(option) {
        const message = `error: option '${option.flags}' argument missing`;
        this.error(message, { code: "commander.optionMissingArgument" });
      }
      /**
       * `Option` does not have a value, and is a mandatory option.
       *
       * @param {Option} option
       * @private
       */
      missingMandatoryOptionValue(option) {
        const message = `error: required option '${option.flags}' not specified`;
        this.error(message, { code: "commander.missingMandatoryOptionValue" });
      }
      /**
       * `Option` conflicts with another option.
       *
       * @param {Option} option
       * @param {Option} conflictingOption
       * @private
       */
      _conflictingOption(option, conflictingOption) {
        const findBestOptionFromValue = (option2) => {
          const optionKey = option2.attributeName();
          const optionValue = this.getOptionValue(optionKey);
          const negativeOption = this.options.find(
            (target) => target.negate && optionKey === target.attributeName()
          );
          const positiveOption = this.options.find(
            (target) => !target.negate && optionKey === target.attributeName()
          );
          if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) {
            return negativeOption;
          }
          return positiveOption || option2;
        };
        const getErrorMessage = (option2) => {
          const bestOption = findBestOptionFromValue(option2);
          const optionKey = bestOption.attributeName();
          const source = this.getOptionValueSource(optionKey);
          if (source === "env") {
            return `environment variable '${bestOption.envVar}'`;
          }
          return `option '${bestOption.flags}'`;
        };
        const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
        this.error(message, { code: "commander.conflictingOption" });
      }
      /**
       * Unknown option `flag`.
       *
       * @param {string} flag
       * @private
       */
      unknownOption(flag2) {
        if (this._allowUnknownOption) return;
        let suggestion = "";
        if (flag2.startsWith("--") && this._showSuggestionAfterError) {
          let candidateFlags = [];
          let command = this;
          do {
            const moreFlags = command.createHelp().visibleOptions(command).filter((option) => option.long).map((option) => option.long);
            candidateFlags = candidateFlags.concat(moreFlags);
            command = command.parent;
          } while (command && !command._enablePositionalOptions);
          suggestion = suggestSimilar(flag2, candidateFlags);
        }
        const message = `error: unknown option '${flag2}'${suggestion}`;
        this.error(message, { code: "commander.unknownOption" });
      }
      /**
       * Excess arguments, more than expected.
       *
       * @param {string[]} receivedArgs
       * @private
       */
      _excessArguments(receivedArgs) {
        if (this._allowExcessArguments) return;
        const expected = this.registeredArguments.length;
        const s = expected === 1 ? "" : "s";
        const forSubcommand = this.parent ? ` for '${this.name()}'` : "";
        const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
        this.error(message, { code: "commander.excessArguments" });
      }
      /**
       * Unknown command.
       *
       * @private
       */
      unknownCommand() {
        const unknownName = this.args[0];
        let suggestion = "";
        if (this._showSuggestionAfterError) {
          const candidateNames = [];
          this.createHelp().visibleCommands(this).forEach((command) => {
            candidateNames.push(command.name());
            if (command.alias()) candidateNames.push(command.alias());
          });
          suggestion = suggestSimilar(unknownName, candidateNames);
        }
        const message = `error: unknown command '${unknownName}'${suggestion}`;
        this.error(message, { code: "commander.unknownCommand" });
      }
      /**
       * Get or set the program version.
       *
       * This method auto-registers the "-V, --version" option which will print the version number.
       *
       * You can optionally supply the flags and description to override the defaults.
       *
       * @param {string} [str]
       * @param {string} [flags]
       * @param {string} [description]
       * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
       */
      version(str, flags, description) {
        if (str === void 0) return this._version;
        this._version = str;
        flags = flags || "-V, --version";
        description = description || "output the version number";
        const versionOption = this.createOption(flags, description);
        this._versionOptionName = versionOption.attributeName();
        this._registerOption(versionOption);
        this.on("option:" + versionOption.name(), () => {
          this._outputConfiguration.writeOut(`${str}
`);
          this._exit(0, "commander.version", str);
        });
        return this;
      }
      /**
       * Set the description.
       *
       * @param {string} [str]
       * @param {object} [argsDescription]
       * @return {(string|Command)}
       */
      description(str, argsDescription) {
        if (str === void 0 && argsDescription === void 0)
          return this._description;
        this._description = str;
        if (argsDescription) {
          this._argsDescription = argsDescription;
        }
        return this;
      }
      /**
       * Set the summary. Used when listed as subcommand of parent.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      summary(str) {
        if (str === void 0) return this._summary;
        this._summary = str;
        return this;
      }
      /**
       * Set an alias for the command.
       *
       * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
       *
       * @param {string} [alias]
       * @return {(string|Command)}
       */
      alias(alias) {
        if (alias === void 0) return this._aliases[0];
        let command = this;
        if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) {
          command = this.commands[this.commands.length - 1];
        }
        if (alias === command._name)
          throw new Error("Command alias can't be the same as its name");
        const matchingCommand = this.parent?._findCommand(alias);
        if (matchingCommand) {
          const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
          throw new Error(
            `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`
          );
        }
        command._aliases.push(alias);
        return this;
      }
      /**
       * Set aliases for the command.
       *
       * Only the first alias is shown in the auto-generated help.
       *
       * @param {string[]} [aliases]
       * @return {(string[]|Command)}
       */
      aliases(aliases) {
        if (aliases === void 0) return this._aliases;
        aliases.forEach((alias) => this.alias(alias));
        return this;
      }
      /**
       * Set / get the command usage `str`.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      usage(str) {
        if (str === void 0) {
          if (this._usage) return this._usage;
          const args = this.registeredArguments.map((arg) => {
            return humanReadableArgName(arg);
          });
          return [].concat(
            this.options.length || this._helpOption !== null ? "[options]" : [],
            this.commands.length ? "[command]" : [],
            this.registeredArguments.length ? args : []
          ).join(" ");
        }
        this._usage = str;
        return this;
      }
      /**
       * Get or set the name of the command.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      name(str) {
        if (str === void 0) return this._name;
        this._name = str;
        return this;
      }
      /**
       * Set/get the help group heading for this subcommand in parent command's help.
       *
       * @param {string} [heading]
       * @return {Command | string}
       */
      helpGroup(heading) {
        if (heading === void 0) return this._helpGroupHeading ?? "";
        this._helpGroupHeading = heading;
        return this;
      }
      /**
       * Set/get the default help group heading for subcommands added to this command.
       * (This does not override a group set directly on the subcommand using .helpGroup().)
       *
       * @example
       * program.commandsGroup('Development Commands:);
       * program.command('watch')...
       * program.command('lint')...
       * ...
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      commandsGroup(heading) {
        if (heading === void 0) return this._defaultCommandGroup ?? "";
        this._defaultCommandGroup = heading;
        return this;
      }
      /**
       * Set/get the default help group heading for options added to this command.
       * (This does not override a group set directly on the option using .helpGroup().)
       *
       * @example
       * program
       *   .optionsGroup('Development Options:')
       *   .option('-d, --debug', 'output extra debugging')
       *   .option('-p, --profile', 'output profiling information')
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      optionsGroup(heading) {
        if (heading === void 0) return this._defaultOptionGroup ?? "";
        this._defaultOptionGroup = heading;
        return this;
      }
      /**
       * @param {Option} option
       * @private
       */
      _initOptionGroup(option) {
        if (this._defaultOptionGroup && !option.helpGroupHeading)
          option.helpGroup(this._defaultOptionGroup);
      }
      /**
       * @param {Command} cmd
       * @private
       */
      _initCommandGroup(cmd) {
        if (this._defaultCommandGroup && !cmd.helpGroup())
          cmd.helpGroup(this._defaultCommandGroup);
      }
      /**
       * Set the name of the command from script filename, such as process.argv[1],
       * or require.main.filename, or __filename.
       *
       * (Used internally and public although not documented in README.)
       *
       * @example
       * program.nameFromFilename(require.main.filename);
       *
       * @param {string} filename
       * @return {Command}
       */
      nameFromFilename(filename) {
        this._name = path.basename(filename, path.extname(filename));
        return this;
      }
      /**
       * Get or set the directory for searching for executable subcommands of this command.
       *
       * @example
       * program.executableDir(__dirname);
       * // or
       * program.executableDir('subcommands');
       *
       * @param {string} [path]
       * @return {(string|null|Command)}
       */
      executableDir(path2) {
        if (path2 === void 0) return this._executableDir;
        this._executableDir = path2;
        return this;
      }
      /**
       * Return program help documentation.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
       * @return {string}
       */
      helpInformation(contextOptions) {
        const helper = this.createHelp();
        const context = this._getOutputContext(contextOptions);
        helper.prepareContext({
          error: context.error,
          helpWidth: context.helpWidth,
          outputHasColors: context.hasColors
        });
        const text2 = helper.formatHelp(this, helper);
        if (context.hasColors) return text2;
        return this._outputConfiguration.stripColor(text2);
      }
      /**
       * @typedef HelpContext
       * @type {object}
       * @property {boolean} error
       * @property {number} helpWidth
       * @property {boolean} hasColors
       * @property {function} write - includes stripColor if needed
       *
       * @returns {HelpContext}
       * @private
       */
      _getOutputContext(contextOptions) {
        contextOptions = contextOptions || {};
        const error = !!contextOptions.error;
        let baseWrite;
        let hasColors;
        let helpWidth;
        if (error) {
          baseWrite = (str) => this._outputConfiguration.writeErr(str);
          hasColors = this._outputConfiguration.getErrHasColors();
          helpWidth = this._outputConfiguration.getErrHelpWidth();
        } else {
          baseWrite = (str) => this._outputConfiguration.writeOut(str);
          hasColors = this._outputConfiguration.getOutHasColors();
          helpWidth = this._outputConfiguration.getOutHelpWidth();
        }
        const write2 = (str) => {
          if (!hasColors) str = this._outputConfiguration.stripColor(str);
          return baseWrite(str);
        };
        return { error, write: write2, hasColors, helpWidth };
      }
      /**
       * Output help information for this command.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      outputHelp(contextOptions) {
        let deprecatedCallback;
        if (typeof contextOptions === "function") {
          deprecatedCallback = contextOptions;
          contextOptions = void 0;
        }
        const outputContext = this._getOutputContext(contextOptions);
        const eventContext = {
          error: outputContext.error,
          write: outputContext.write,
          command: this
        };
        this._getCommandAndAncestors().reverse().forEach((command) => command.emit("beforeAllHelp", eventContext));
        this.emit("beforeHelp", eventContext);
        let helpInformation = this.helpInformation({ error: outputContext.error });
        if (deprecatedCallback) {
          helpInformation = deprecatedCallback(helpInformation);
          if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) {
            throw new Error("outputHelp callback must return a string or a Buffer");
          }
        }
        outputContext.write(helpInformation);
        if (this._getHelpOption()?.long) {
          this.emit(this._getHelpOption().long);
        }
        this.emit("afterHelp", eventContext);
        this._getCommandAndAncestors().forEach(
          (command) => command.emit("afterAllHelp", eventContext)
        );
      }
      /**
       * You can pass in flags and a description to customise the built-in help option.
       * Pass in false to disable the built-in help option.
       *
       * @example
       * program.helpOption('-?, --help' 'show help'); // customise
       * program.helpOption(false); // disable
       *
       * @param {(string | boolean)} flags
       * @param {string} [description]
       * @return {Command} `this` command for chaining
       */
      helpOption(flags, description) {
        if (typeof flags === "boolean") {
          if (flags) {
            if (this._helpOption === null) this._helpOption = void 0;
            if (this._defaultOptionGroup) {
              this._initOptionGroup(this._getHelpOption());
            }
          } else {
            this._helpOption = null;
          }
          return this;
        }
        this._helpOption = this.createOption(
          flags ?? "-h, --help",
          description ?? "display help for command"
        );
        if (flags || description) this._initOptionGroup(this._helpOption);
        return this;
      }
      /**
       * Lazy create help option.
       * Returns null if has been disabled with .helpOption(false).
       *
       * @returns {(Option | null)} the help option
       * @package
       */
      _getHelpOption() {
        if (this._helpOption === void 0) {
          this.helpOption(void 0, void 0);
        }
        return this._helpOption;
      }
      /**
       * Supply your own option to use for the built-in help option.
       * This is an alternative to using helpOption() to customise the flags and description etc.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addHelpOption(option) {
        this._helpOption = option;
        this._initOptionGroup(option);
        return this;
      }
      /**
       * Output help information and exit.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      help(contextOptions) {
        this.outputHelp(contextOptions);
        let exitCode2 = Number(process2.exitCode ?? 0);
        if (exitCode2 === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) {
          exitCode2 = 1;
        }
        this._exit(exitCode2, "commander.help", "(outputHelp)");
      }
      /**
       * // Do a little typing to coordinate emit and listener for the help text events.
       * @typedef HelpTextEventContext
       * @type {object}
       * @property {boolean} error
       * @property {Command} command
       * @property {function} write
       */
      /**
       * Add additional text to be displayed with the built-in help.
       *
       * Position is 'before' or 'after' to affect just this command,
       * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
       *
       * @param {string} position - before or after built-in help
       * @param {(string | Function)} text - string to add, or a function returning a string
       * @return {Command} `this` command for chaining
       */
      addHelpText(position, text2) {
        const allowedValues = ["beforeAll", "before", "after", "afterAll"];
        if (!allowedValues.includes(position)) {
          throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        const helpEvent = `${position}Help`;
        this.on(helpEvent, (context) => {
          let helpStr;
          if (typeof text2 === "function") {
            helpStr = text2({ error: context.error, command: context.command });
          } else {
            helpStr = text2;
          }
          if (helpStr) {
            context.write(`${helpStr}
`);
          }
        });
        return this;
      }
      /**
       * Output help information if help flags specified
       *
       * @param {Array} args - array of options to search for help flags
       * @private
       */
      _outputHelpIfRequested(args) {
        const helpOption = this._getHelpOption();
        const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
        if (helpRequested) {
          this.outputHelp();
          this._exit(0, "commander.helpDisplayed", "(outputHelp)");
        }
      }
    };
    function incrementNodeInspectorPort(args) {
      return args.map((arg) => {
        if (!arg.startsWith("--inspect")) {
          return arg;
        }
        let debugOption;
        let debugHost = "127.0.0.1";
        let debugPort2 = "9229";
        let match;
        if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
          debugOption = match[1];
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
          debugOption = match[1];
          if (/^\d+$/.test(match[3])) {
            debugPort2 = match[3];
          } else {
            debugHost = match[3];
          }
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
          debugOption = match[1];
          debugHost = match[3];
          debugPort2 = match[4];
        }
        if (debugOption && debugPort2 !== "0") {
          return `${debugOption}=${debugHost}:${parseInt(debugPort2) + 1}`;
        }
        return arg;
      });
    }
    function useColor() {
      if (process2.env.NO_COLOR || process2.env.FORCE_COLOR === "0" || process2.env.FORCE_COLOR === "false")
        return false;
      if (process2.env.FORCE_COLOR || process2.env.CLICOLOR_FORCE !== void 0)
        return true;
      return void 0;
    }
    exports2.Command = Command2;
    exports2.useColor = useColor;
  }
});

// node_modules/commander/index.js
var require_commander = __commonJS({
  "node_modules/commander/index.js"(exports2) {
    var { Argument: Argument2 } = require_argument();
    var { Command: Command2 } = require_command();
    var { CommanderError: CommanderError2, InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var { Help: Help2 } = require_help();
    var { Option: Option2 } = require_option();
    exports2.program = new Command2();
    exports2.createCommand = (name) => new Command2(name);
    exports2.createOption = (flags, description) => new Option2(flags, description);
    exports2.createArgument = (name, description) => new Argument2(name, description);
    exports2.Command = Command2;
    exports2.Option = Option2;
    exports2.Argument = Argument2;
    exports2.Help = Help2;
    exports2.CommanderError = CommanderError2;
    exports2.InvalidArgumentError = InvalidArgumentError2;
    exports2.InvalidOptionArgumentError = InvalidArgumentError2;
  }
});

// src/core/record.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function countOf(value) {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : 0;
}
function stringOf(value) {
  return typeof value === "string" ? value : null;
}
function parseJsonRecord(text2) {
  try {
    const value = JSON.parse(text2);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
var init_record = __esm({
  "src/core/record.ts"() {
    "use strict";
  }
});

// src/io/read-text.ts
function readTextFile(path, maxBytes, follow = false) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (follow ? 0 : constants.O_NOFOLLOW ?? 0));
    const stat2 = fstatSync(fd);
    if (!stat2.isFile()) return { error: stat2.isDirectory() ? "EISDIR" : "not a regular file" };
    if (stat2.size > maxBytes) return { error: `${stat2.size} bytes, over the limit of ${maxBytes}` };
    const buffer = Buffer.allocUnsafe(stat2.size);
    let length = 0;
    while (length < stat2.size) {
      const count3 = readSync(fd, buffer, length, stat2.size - length, length);
      if (count3 === 0) break;
      length += count3;
    }
    return { text: buffer.toString("utf8", 0, length) };
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
}
function errorCode(error) {
  const code = error?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown error";
}
var init_read_text = __esm({
  async "src/io/read-text.ts"() {
    "use strict";
    await init_node_fs();
  }
});

// src/io/apply-writes.ts
function unsafePath(path, found) {
  return Object.assign(new Error(path), { code: found });
}
function ensureFolder(root, parts) {
  let path = root;
  for (const part of parts) {
    path = `${path}/${part}`;
    try {
      mkdirSync(path);
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      const stat2 = lstatSync(path);
      if (!stat2.isDirectory()) throw unsafePath(path, stat2.isSymbolicLink() ? "a symlink" : "not a folder");
    }
  }
  return path;
}
function writeTemporary(folder, text2, mode) {
  sequence += 1;
  const temporary = `${folder}/.tmp-${process.pid}-${sequence}`;
  const fd = openSync(
    temporary,
    constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0),
    mode
  );
  try {
    writeFully(fd, Buffer.from(text2));
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  } finally {
    closeSync(fd);
  }
  return temporary;
}
function writeFully(fd, bytes) {
  let offset = 0;
  while (offset < bytes.length) offset += writeSync(fd, bytes, offset, bytes.length - offset);
}
function replaceFile(folder, name, text2, mode = 384) {
  const temporary = writeTemporary(folder, text2, mode);
  try {
    renameSync(temporary, `${folder}/${name}`);
  } catch (error) {
    removeQuietly(temporary);
    throw error;
  }
}
function createFile(folder, name, text2) {
  const temporary = writeTemporary(folder, text2, 384);
  const path = `${folder}/${name}`;
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    if (!claimName(`${path}.claim`)) return false;
    renameSync(temporary, path);
    return true;
  } finally {
    removeQuietly(temporary);
  }
}
function claimName(path) {
  try {
    closeSync(openSync(path, "wx", 384));
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}
function appendLine(path, line) {
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const fd = openSync(path, flags, 384);
  try {
    appendFileSync(fd, line);
  } finally {
    closeSync(fd);
  }
}
function removeQuietly(path) {
  try {
    unlinkSync(path);
  } catch {
  }
}
function withLock(folder, change) {
  const path = `${folder}/.lock`;
  const deadline = Date.now() + LOCK_WAIT_MS;
  while (!claimName(path)) {
    breakStaleLock(path);
    if (Date.now() > deadline) return null;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
  try {
    return { value: change() };
  } finally {
    removeQuietly(path);
  }
}
function breakStaleLock(path) {
  try {
    const stat2 = lstatSync(path);
    if (!stat2.isFile()) throw unsafePath(path, "not a file");
    if (Date.now() - stat2.mtimeMs < LOCK_STALE_MS) return;
    const taken = `${path}-stale-${process.pid}`;
    renameSync(path, taken);
    removeQuietly(taken);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}
var sequence, LOCK_WAIT_MS, LOCK_STALE_MS;
var init_apply_writes = __esm({
  async "src/io/apply-writes.ts"() {
    "use strict";
    await init_node_fs();
    await init_read_text();
    sequence = 0;
    LOCK_WAIT_MS = 500;
    LOCK_STALE_MS = 5e3;
  }
});

// src/io/state-folder.ts
function openStateFolder(projectDir, parts = []) {
  const fresh = !exists2(`${projectDir}/.holdfast/.gitignore`);
  const folder = ensureFolder(projectDir, [".holdfast", ...parts]);
  if (fresh) createFile(`${projectDir}/.holdfast`, ".gitignore", GITIGNORE);
  return folder;
}
function appendState(projectDir, name, lines) {
  appendLine(`${openStateFolder(projectDir)}/${name}`, lines);
}
function exists2(path) {
  try {
    lstatSync(path);
    return true;
  } catch (error) {
    return errorCode(error) !== "ENOENT";
  }
}
var GITIGNORE;
var init_state_folder = __esm({
  async "src/io/state-folder.ts"() {
    "use strict";
    await init_node_fs();
    await init_apply_writes();
    await init_read_text();
    GITIGNORE = "*\n!config.toml\n";
  }
});

// src/core/config/config.ts
var GUARD_MODES, CRITICALITIES, THRESHOLD_ROWS, THRESHOLD_NAMES, SPAWN_GATES, TONES, DEFAULT_CONFIG;
var init_config = __esm({
  "src/core/config/config.ts"() {
    "use strict";
    GUARD_MODES = ["off", "warn", "ask", "deny"];
    CRITICALITIES = ["C1", "C2", "C3", "C4"];
    THRESHOLD_ROWS = ["c1", "c2", "c3", "c4"];
    THRESHOLD_NAMES = ["low", "warning", "critical", "emergency"];
    SPAWN_GATES = ["off", "ask", "deny"];
    TONES = ["facts", "directive"];
    DEFAULT_CONFIG = {
      criticality: "C2",
      "context_monitor.enabled": true,
      "context_monitor.low_threshold": null,
      "context_monitor.warning_threshold": null,
      "context_monitor.critical_threshold": null,
      "context_monitor.emergency_threshold": null,
      "context_monitor.thresholds.c1.low": null,
      "context_monitor.thresholds.c1.warning": null,
      "context_monitor.thresholds.c1.critical": null,
      "context_monitor.thresholds.c1.emergency": null,
      "context_monitor.thresholds.c2.low": null,
      "context_monitor.thresholds.c2.warning": null,
      "context_monitor.thresholds.c2.critical": null,
      "context_monitor.thresholds.c2.emergency": null,
      "context_monitor.thresholds.c3.low": null,
      "context_monitor.thresholds.c3.warning": null,
      "context_monitor.thresholds.c3.critical": null,
      "context_monitor.thresholds.c3.emergency": null,
      "context_monitor.thresholds.c4.low": null,
      "context_monitor.thresholds.c4.warning": null,
      "context_monitor.thresholds.c4.critical": null,
      "context_monitor.thresholds.c4.emergency": null,
      "context_monitor.absolute_floors": false,
      "context_monitor.operations": {},
      "context_monitor.typical_operation": null,
      "context_monitor.compaction_point": null,
      "context_monitor.window": null,
      "context_monitor.tone": "facts",
      "escalation.gate_spawns": "off",
      "governance.c3_files": [
        ".claude/rules/**",
        ".context/rules/**",
        "docs/context/*.md",
        "docs/decisions/**",
        "**/adr/**",
        "**/adrs/**",
        "**/ADR-*.md",
        "**/adr-*.md"
      ],
      "governance.c4_files": ["**/*CONSTITUTION*.md", "**/*constitution*.md"],
      "resumption.max_age_hours": 72,
      "resumption.steer_summary": true,
      "resumption.orchestration_file": "ORCHESTRATION.yaml",
      "guardrails.modes.write_size": "deny",
      "hooks.session_start": true,
      "hooks.user_prompt_submit": true,
      "hooks.pre_compact": true,
      "hooks.pre_tool_use": true,
      "hooks.post_tool_use": true,
      "sections.project_context": true,
      "sections.resumption_context": true,
      "sections.context_monitor": true,
      "sections.compaction_alert": true,
      "sections.work_log": true
    };
  }
});

// src/core/config/env.ts
function environmentName(key) {
  return `HOLDFAST_${key.replaceAll(".", "__").toUpperCase()}`;
}
function selectConfigVariables(env2) {
  const found = [];
  for (const name of Object.keys(env2)) {
    if (!name.startsWith("HOLDFAST_") || NOT_CONFIG.has(name) || name.startsWith("HOLDFAST_FLAG_")) continue;
    const value = env2[name];
    if (value !== void 0) found.push([name, value]);
  }
  return found.sort((a, b) => a[0] < b[0] ? -1 : 1);
}
function parseVariable(text2) {
  const trimmed = text2.trim();
  if (/^(?:true|yes|on)$/i.test(trimmed)) return true;
  if (/^(?:false|no|off)$/i.test(trimmed)) return false;
  if (/^-?\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed);
  return trimmed;
}
var NOT_CONFIG;
var init_env = __esm({
  "src/core/config/env.ts"() {
    "use strict";
    NOT_CONFIG = /* @__PURE__ */ new Set(["HOLDFAST_OFF", "HOLDFAST_NOW"]);
  }
});

// node_modules/@iarna/toml/lib/parser.js
var require_parser = __commonJS({
  "node_modules/@iarna/toml/lib/parser.js"(exports2, module9) {
    "use strict";
    var ParserEND = 1114112;
    var ParserError = class _ParserError extends Error {
      /* istanbul ignore next */
      constructor(msg, filename, linenumber) {
        super("[ParserError] " + msg, filename, linenumber);
        this.name = "ParserError";
        this.code = "ParserError";
        if (Error.captureStackTrace) Error.captureStackTrace(this, _ParserError);
      }
    };
    var State = class {
      constructor(parser) {
        this.parser = parser;
        this.buf = "";
        this.returned = null;
        this.result = null;
        this.resultTable = null;
        this.resultArr = null;
      }
    };
    var Parser2 = class {
      constructor() {
        this.pos = 0;
        this.col = 0;
        this.line = 0;
        this.obj = {};
        this.ctx = this.obj;
        this.stack = [];
        this._buf = "";
        this.char = null;
        this.ii = 0;
        this.state = new State(this.parseStart);
      }
      parse(str) {
        if (str.length === 0 || str.length == null) return;
        this._buf = String(str);
        this.ii = -1;
        this.char = -1;
        let getNext;
        while (getNext === false || this.nextChar()) {
          getNext = this.runOne();
        }
        this._buf = null;
      }
      nextChar() {
        if (this.char === 10) {
          ++this.line;
          this.col = -1;
        }
        ++this.ii;
        this.char = this._buf.codePointAt(this.ii);
        ++this.pos;
        ++this.col;
        return this.haveBuffer();
      }
      haveBuffer() {
        return this.ii < this._buf.length;
      }
      runOne() {
        return this.state.parser.call(this, this.state.returned);
      }
      finish() {
        this.char = ParserEND;
        let last;
        do {
          last = this.state.parser;
          this.runOne();
        } while (this.state.parser !== last);
        this.ctx = null;
        this.state = null;
        this._buf = null;
        return this.obj;
      }
      next(fn) {
        if (typeof fn !== "function") throw new ParserError("Tried to set state to non-existent state: " + JSON.stringify(fn));
        this.state.parser = fn;
      }
      goto(fn) {
        this.next(fn);
        return this.runOne();
      }
      call(fn, returnWith) {
        if (returnWith) this.next(returnWith);
        this.stack.push(this.state);
        this.state = new State(fn);
      }
      callNow(fn, returnWith) {
        this.call(fn, returnWith);
        return this.runOne();
      }
      return(value) {
        if (this.stack.length === 0) throw this.error(new ParserError("Stack underflow"));
        if (value === void 0) value = this.state.buf;
        this.state = this.stack.pop();
        this.state.returned = value;
      }
      returnNow(value) {
        this.return(value);
        return this.runOne();
      }
      consume() {
        if (this.char === ParserEND) throw this.error(new ParserError("Unexpected end-of-buffer"));
        this.state.buf += this._buf[this.ii];
      }
      error(err) {
        err.line = this.line;
        err.col = this.col;
        err.pos = this.pos;
        return err;
      }
      /* istanbul ignore next */
      parseStart() {
        throw new ParserError("Must declare a parseStart method");
      }
    };
    Parser2.END = ParserEND;
    Parser2.Error = ParserError;
    module9.exports = Parser2;
  }
});

// node_modules/@iarna/toml/lib/create-datetime.js
var require_create_datetime = __commonJS({
  "node_modules/@iarna/toml/lib/create-datetime.js"(exports2, module9) {
    "use strict";
    module9.exports = (value) => {
      const date = new Date(value);
      if (isNaN(date)) {
        throw new TypeError("Invalid Datetime");
      } else {
        return date;
      }
    };
  }
});

// node_modules/@iarna/toml/lib/format-num.js
var require_format_num = __commonJS({
  "node_modules/@iarna/toml/lib/format-num.js"(exports2, module9) {
    "use strict";
    module9.exports = (d, num) => {
      num = String(num);
      while (num.length < d) num = "0" + num;
      return num;
    };
  }
});

// node_modules/@iarna/toml/lib/create-datetime-float.js
var require_create_datetime_float = __commonJS({
  "node_modules/@iarna/toml/lib/create-datetime-float.js"(exports2, module9) {
    "use strict";
    var f = require_format_num();
    var FloatingDateTime = class extends Date {
      constructor(value) {
        super(value + "Z");
        this.isFloating = true;
      }
      toISOString() {
        const date = `${this.getUTCFullYear()}-${f(2, this.getUTCMonth() + 1)}-${f(2, this.getUTCDate())}`;
        const time2 = `${f(2, this.getUTCHours())}:${f(2, this.getUTCMinutes())}:${f(2, this.getUTCSeconds())}.${f(3, this.getUTCMilliseconds())}`;
        return `${date}T${time2}`;
      }
    };
    module9.exports = (value) => {
      const date = new FloatingDateTime(value);
      if (isNaN(date)) {
        throw new TypeError("Invalid Datetime");
      } else {
        return date;
      }
    };
  }
});

// node_modules/@iarna/toml/lib/create-date.js
var require_create_date = __commonJS({
  "node_modules/@iarna/toml/lib/create-date.js"(exports2, module9) {
    "use strict";
    var f = require_format_num();
    var DateTime = global.Date;
    var Date2 = class extends DateTime {
      constructor(value) {
        super(value);
        this.isDate = true;
      }
      toISOString() {
        return `${this.getUTCFullYear()}-${f(2, this.getUTCMonth() + 1)}-${f(2, this.getUTCDate())}`;
      }
    };
    module9.exports = (value) => {
      const date = new Date2(value);
      if (isNaN(date)) {
        throw new TypeError("Invalid Datetime");
      } else {
        return date;
      }
    };
  }
});

// node_modules/@iarna/toml/lib/create-time.js
var require_create_time = __commonJS({
  "node_modules/@iarna/toml/lib/create-time.js"(exports2, module9) {
    "use strict";
    var f = require_format_num();
    var Time = class extends Date {
      constructor(value) {
        super(`0000-01-01T${value}Z`);
        this.isTime = true;
      }
      toISOString() {
        return `${f(2, this.getUTCHours())}:${f(2, this.getUTCMinutes())}:${f(2, this.getUTCSeconds())}.${f(3, this.getUTCMilliseconds())}`;
      }
    };
    module9.exports = (value) => {
      const date = new Time(value);
      if (isNaN(date)) {
        throw new TypeError("Invalid Datetime");
      } else {
        return date;
      }
    };
  }
});

// node_modules/@iarna/toml/lib/toml-parser.js
var require_toml_parser = __commonJS({
  "node_modules/@iarna/toml/lib/toml-parser.js"(exports, module) {
    "use strict";
    module.exports = makeParserClass(require_parser());
    module.exports.makeParserClass = makeParserClass;
    var TomlError = class _TomlError extends Error {
      constructor(msg) {
        super(msg);
        this.name = "TomlError";
        if (Error.captureStackTrace) Error.captureStackTrace(this, _TomlError);
        this.fromTOML = true;
        this.wrapped = null;
      }
    };
    TomlError.wrap = (err) => {
      const terr = new TomlError(err.message);
      terr.code = err.code;
      terr.wrapped = err;
      return terr;
    };
    module.exports.TomlError = TomlError;
    var createDateTime = require_create_datetime();
    var createDateTimeFloat = require_create_datetime_float();
    var createDate = require_create_date();
    var createTime = require_create_time();
    var CTRL_I = 9;
    var CTRL_J = 10;
    var CTRL_M = 13;
    var CTRL_CHAR_BOUNDARY = 31;
    var CHAR_SP = 32;
    var CHAR_QUOT = 34;
    var CHAR_NUM = 35;
    var CHAR_APOS = 39;
    var CHAR_PLUS = 43;
    var CHAR_COMMA = 44;
    var CHAR_HYPHEN = 45;
    var CHAR_PERIOD = 46;
    var CHAR_0 = 48;
    var CHAR_1 = 49;
    var CHAR_7 = 55;
    var CHAR_9 = 57;
    var CHAR_COLON = 58;
    var CHAR_EQUALS = 61;
    var CHAR_A = 65;
    var CHAR_E = 69;
    var CHAR_F = 70;
    var CHAR_T = 84;
    var CHAR_U = 85;
    var CHAR_Z = 90;
    var CHAR_LOWBAR = 95;
    var CHAR_a = 97;
    var CHAR_b = 98;
    var CHAR_e = 101;
    var CHAR_f = 102;
    var CHAR_i = 105;
    var CHAR_l = 108;
    var CHAR_n = 110;
    var CHAR_o = 111;
    var CHAR_r = 114;
    var CHAR_s = 115;
    var CHAR_t = 116;
    var CHAR_u = 117;
    var CHAR_x = 120;
    var CHAR_z = 122;
    var CHAR_LCUB = 123;
    var CHAR_RCUB = 125;
    var CHAR_LSQB = 91;
    var CHAR_BSOL = 92;
    var CHAR_RSQB = 93;
    var CHAR_DEL = 127;
    var SURROGATE_FIRST = 55296;
    var SURROGATE_LAST = 57343;
    var escapes = {
      [CHAR_b]: "\b",
      [CHAR_t]: "	",
      [CHAR_n]: "\n",
      [CHAR_f]: "\f",
      [CHAR_r]: "\r",
      [CHAR_QUOT]: '"',
      [CHAR_BSOL]: "\\"
    };
    function isDigit(cp2) {
      return cp2 >= CHAR_0 && cp2 <= CHAR_9;
    }
    function isHexit(cp2) {
      return cp2 >= CHAR_A && cp2 <= CHAR_F || cp2 >= CHAR_a && cp2 <= CHAR_f || cp2 >= CHAR_0 && cp2 <= CHAR_9;
    }
    function isBit(cp2) {
      return cp2 === CHAR_1 || cp2 === CHAR_0;
    }
    function isOctit(cp2) {
      return cp2 >= CHAR_0 && cp2 <= CHAR_7;
    }
    function isAlphaNumQuoteHyphen(cp2) {
      return cp2 >= CHAR_A && cp2 <= CHAR_Z || cp2 >= CHAR_a && cp2 <= CHAR_z || cp2 >= CHAR_0 && cp2 <= CHAR_9 || cp2 === CHAR_APOS || cp2 === CHAR_QUOT || cp2 === CHAR_LOWBAR || cp2 === CHAR_HYPHEN;
    }
    function isAlphaNumHyphen(cp2) {
      return cp2 >= CHAR_A && cp2 <= CHAR_Z || cp2 >= CHAR_a && cp2 <= CHAR_z || cp2 >= CHAR_0 && cp2 <= CHAR_9 || cp2 === CHAR_LOWBAR || cp2 === CHAR_HYPHEN;
    }
    var _type = /* @__PURE__ */ Symbol("type");
    var _declared = /* @__PURE__ */ Symbol("declared");
    var hasOwnProperty = Object.prototype.hasOwnProperty;
    var defineProperty = Object.defineProperty;
    var descriptor = { configurable: true, enumerable: true, writable: true, value: void 0 };
    function hasKey(obj, key) {
      if (hasOwnProperty.call(obj, key)) return true;
      if (key === "__proto__") defineProperty(obj, "__proto__", descriptor);
      return false;
    }
    var INLINE_TABLE = /* @__PURE__ */ Symbol("inline-table");
    function InlineTable() {
      return Object.defineProperties({}, {
        [_type]: { value: INLINE_TABLE }
      });
    }
    function isInlineTable(obj) {
      if (obj === null || typeof obj !== "object") return false;
      return obj[_type] === INLINE_TABLE;
    }
    var TABLE = /* @__PURE__ */ Symbol("table");
    function Table() {
      return Object.defineProperties({}, {
        [_type]: { value: TABLE },
        [_declared]: { value: false, writable: true }
      });
    }
    function isTable(obj) {
      if (obj === null || typeof obj !== "object") return false;
      return obj[_type] === TABLE;
    }
    var _contentType = /* @__PURE__ */ Symbol("content-type");
    var INLINE_LIST = /* @__PURE__ */ Symbol("inline-list");
    function InlineList(type) {
      return Object.defineProperties([], {
        [_type]: { value: INLINE_LIST },
        [_contentType]: { value: type }
      });
    }
    function isInlineList(obj) {
      if (obj === null || typeof obj !== "object") return false;
      return obj[_type] === INLINE_LIST;
    }
    var LIST = /* @__PURE__ */ Symbol("list");
    function List() {
      return Object.defineProperties([], {
        [_type]: { value: LIST }
      });
    }
    function isList(obj) {
      if (obj === null || typeof obj !== "object") return false;
      return obj[_type] === LIST;
    }
    var _custom;
    try {
      const utilInspect = eval("require('util').inspect");
      _custom = utilInspect.custom;
    } catch (_) {
    }
    var _inspect = _custom || "inspect";
    var BoxedBigInt = class {
      constructor(value) {
        try {
          this.value = global.BigInt.asIntN(64, value);
        } catch (_) {
          this.value = null;
        }
        Object.defineProperty(this, _type, { value: INTEGER });
      }
      isNaN() {
        return this.value === null;
      }
      /* istanbul ignore next */
      toString() {
        return String(this.value);
      }
      /* istanbul ignore next */
      [_inspect]() {
        return `[BigInt: ${this.toString()}]}`;
      }
      valueOf() {
        return this.value;
      }
    };
    var INTEGER = /* @__PURE__ */ Symbol("integer");
    function Integer(value) {
      let num = Number(value);
      if (Object.is(num, -0)) num = 0;
      if (global.BigInt && !Number.isSafeInteger(num)) {
        return new BoxedBigInt(value);
      } else {
        return Object.defineProperties(new Number(num), {
          isNaN: { value: function() {
            return isNaN(this);
          } },
          [_type]: { value: INTEGER },
          [_inspect]: { value: () => `[Integer: ${value}]` }
        });
      }
    }
    function isInteger(obj) {
      if (obj === null || typeof obj !== "object") return false;
      return obj[_type] === INTEGER;
    }
    var FLOAT = /* @__PURE__ */ Symbol("float");
    function Float(value) {
      return Object.defineProperties(new Number(value), {
        [_type]: { value: FLOAT },
        [_inspect]: { value: () => `[Float: ${value}]` }
      });
    }
    function isFloat(obj) {
      if (obj === null || typeof obj !== "object") return false;
      return obj[_type] === FLOAT;
    }
    function tomlType(value) {
      const type = typeof value;
      if (type === "object") {
        if (value === null) return "null";
        if (value instanceof Date) return "datetime";
        if (_type in value) {
          switch (value[_type]) {
            case INLINE_TABLE:
              return "inline-table";
            case INLINE_LIST:
              return "inline-list";
            /* istanbul ignore next */
            case TABLE:
              return "table";
            /* istanbul ignore next */
            case LIST:
              return "list";
            case FLOAT:
              return "float";
            case INTEGER:
              return "integer";
          }
        }
      }
      return type;
    }
    function makeParserClass(Parser2) {
      class TOMLParser extends Parser2 {
        constructor() {
          super();
          this.ctx = this.obj = Table();
        }
        /* MATCH HELPER */
        atEndOfWord() {
          return this.char === CHAR_NUM || this.char === CTRL_I || this.char === CHAR_SP || this.atEndOfLine();
        }
        atEndOfLine() {
          return this.char === Parser2.END || this.char === CTRL_J || this.char === CTRL_M;
        }
        parseStart() {
          if (this.char === Parser2.END) {
            return null;
          } else if (this.char === CHAR_LSQB) {
            return this.call(this.parseTableOrList);
          } else if (this.char === CHAR_NUM) {
            return this.call(this.parseComment);
          } else if (this.char === CTRL_J || this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
            return null;
          } else if (isAlphaNumQuoteHyphen(this.char)) {
            return this.callNow(this.parseAssignStatement);
          } else {
            throw this.error(new TomlError(`Unknown character "${this.char}"`));
          }
        }
        // HELPER, this strips any whitespace and comments to the end of the line
        // then RETURNS. Last state in a production.
        parseWhitespaceToEOL() {
          if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
            return null;
          } else if (this.char === CHAR_NUM) {
            return this.goto(this.parseComment);
          } else if (this.char === Parser2.END || this.char === CTRL_J) {
            return this.return();
          } else {
            throw this.error(new TomlError("Unexpected character, expected only whitespace or comments till end of line"));
          }
        }
        /* ASSIGNMENT: key = value */
        parseAssignStatement() {
          return this.callNow(this.parseAssign, this.recordAssignStatement);
        }
        recordAssignStatement(kv) {
          let target = this.ctx;
          let finalKey = kv.key.pop();
          for (let kw of kv.key) {
            if (hasKey(target, kw) && !isTable(target[kw])) {
              throw this.error(new TomlError("Can't redefine existing key"));
            }
            target = target[kw] = target[kw] || Table();
          }
          if (hasKey(target, finalKey)) {
            throw this.error(new TomlError("Can't redefine existing key"));
          }
          target[_declared] = true;
          if (isInteger(kv.value) || isFloat(kv.value)) {
            target[finalKey] = kv.value.valueOf();
          } else {
            target[finalKey] = kv.value;
          }
          return this.goto(this.parseWhitespaceToEOL);
        }
        /* ASSSIGNMENT expression, key = value possibly inside an inline table */
        parseAssign() {
          return this.callNow(this.parseKeyword, this.recordAssignKeyword);
        }
        recordAssignKeyword(key) {
          if (this.state.resultTable) {
            this.state.resultTable.push(key);
          } else {
            this.state.resultTable = [key];
          }
          return this.goto(this.parseAssignKeywordPreDot);
        }
        parseAssignKeywordPreDot() {
          if (this.char === CHAR_PERIOD) {
            return this.next(this.parseAssignKeywordPostDot);
          } else if (this.char !== CHAR_SP && this.char !== CTRL_I) {
            return this.goto(this.parseAssignEqual);
          }
        }
        parseAssignKeywordPostDot() {
          if (this.char !== CHAR_SP && this.char !== CTRL_I) {
            return this.callNow(this.parseKeyword, this.recordAssignKeyword);
          }
        }
        parseAssignEqual() {
          if (this.char === CHAR_EQUALS) {
            return this.next(this.parseAssignPreValue);
          } else {
            throw this.error(new TomlError('Invalid character, expected "="'));
          }
        }
        parseAssignPreValue() {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else {
            return this.callNow(this.parseValue, this.recordAssignValue);
          }
        }
        recordAssignValue(value) {
          return this.returnNow({ key: this.state.resultTable, value });
        }
        /* COMMENTS: #...eol */
        parseComment() {
          do {
            if (this.char === Parser2.END || this.char === CTRL_J) {
              return this.return();
            } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
              throw this.errorControlCharIn("comments");
            }
          } while (this.nextChar());
        }
        /* TABLES AND LISTS, [foo] and [[foo]] */
        parseTableOrList() {
          if (this.char === CHAR_LSQB) {
            this.next(this.parseList);
          } else {
            return this.goto(this.parseTable);
          }
        }
        /* TABLE [foo.bar.baz] */
        parseTable() {
          this.ctx = this.obj;
          return this.goto(this.parseTableNext);
        }
        parseTableNext() {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else {
            return this.callNow(this.parseKeyword, this.parseTableMore);
          }
        }
        parseTableMore(keyword) {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else if (this.char === CHAR_RSQB) {
            if (hasKey(this.ctx, keyword) && (!isTable(this.ctx[keyword]) || this.ctx[keyword][_declared])) {
              throw this.error(new TomlError("Can't redefine existing key"));
            } else {
              this.ctx = this.ctx[keyword] = this.ctx[keyword] || Table();
              this.ctx[_declared] = true;
            }
            return this.next(this.parseWhitespaceToEOL);
          } else if (this.char === CHAR_PERIOD) {
            if (!hasKey(this.ctx, keyword)) {
              this.ctx = this.ctx[keyword] = Table();
            } else if (isTable(this.ctx[keyword])) {
              this.ctx = this.ctx[keyword];
            } else if (isList(this.ctx[keyword])) {
              this.ctx = this.ctx[keyword][this.ctx[keyword].length - 1];
            } else {
              throw this.error(new TomlError("Can't redefine existing key"));
            }
            return this.next(this.parseTableNext);
          } else {
            throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
          }
        }
        /* LIST [[a.b.c]] */
        parseList() {
          this.ctx = this.obj;
          return this.goto(this.parseListNext);
        }
        parseListNext() {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else {
            return this.callNow(this.parseKeyword, this.parseListMore);
          }
        }
        parseListMore(keyword) {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else if (this.char === CHAR_RSQB) {
            if (!hasKey(this.ctx, keyword)) {
              this.ctx[keyword] = List();
            }
            if (isInlineList(this.ctx[keyword])) {
              throw this.error(new TomlError("Can't extend an inline array"));
            } else if (isList(this.ctx[keyword])) {
              const next = Table();
              this.ctx[keyword].push(next);
              this.ctx = next;
            } else {
              throw this.error(new TomlError("Can't redefine an existing key"));
            }
            return this.next(this.parseListEnd);
          } else if (this.char === CHAR_PERIOD) {
            if (!hasKey(this.ctx, keyword)) {
              this.ctx = this.ctx[keyword] = Table();
            } else if (isInlineList(this.ctx[keyword])) {
              throw this.error(new TomlError("Can't extend an inline array"));
            } else if (isInlineTable(this.ctx[keyword])) {
              throw this.error(new TomlError("Can't extend an inline table"));
            } else if (isList(this.ctx[keyword])) {
              this.ctx = this.ctx[keyword][this.ctx[keyword].length - 1];
            } else if (isTable(this.ctx[keyword])) {
              this.ctx = this.ctx[keyword];
            } else {
              throw this.error(new TomlError("Can't redefine an existing key"));
            }
            return this.next(this.parseListNext);
          } else {
            throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
          }
        }
        parseListEnd(keyword) {
          if (this.char === CHAR_RSQB) {
            return this.next(this.parseWhitespaceToEOL);
          } else {
            throw this.error(new TomlError("Unexpected character, expected whitespace, . or ]"));
          }
        }
        /* VALUE string, number, boolean, inline list, inline object */
        parseValue() {
          if (this.char === Parser2.END) {
            throw this.error(new TomlError("Key without value"));
          } else if (this.char === CHAR_QUOT) {
            return this.next(this.parseDoubleString);
          }
          if (this.char === CHAR_APOS) {
            return this.next(this.parseSingleString);
          } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
            return this.goto(this.parseNumberSign);
          } else if (this.char === CHAR_i) {
            return this.next(this.parseInf);
          } else if (this.char === CHAR_n) {
            return this.next(this.parseNan);
          } else if (isDigit(this.char)) {
            return this.goto(this.parseNumberOrDateTime);
          } else if (this.char === CHAR_t || this.char === CHAR_f) {
            return this.goto(this.parseBoolean);
          } else if (this.char === CHAR_LSQB) {
            return this.call(this.parseInlineList, this.recordValue);
          } else if (this.char === CHAR_LCUB) {
            return this.call(this.parseInlineTable, this.recordValue);
          } else {
            throw this.error(new TomlError("Unexpected character, expecting string, number, datetime, boolean, inline array or inline table"));
          }
        }
        recordValue(value) {
          return this.returnNow(value);
        }
        parseInf() {
          if (this.char === CHAR_n) {
            return this.next(this.parseInf2);
          } else {
            throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'));
          }
        }
        parseInf2() {
          if (this.char === CHAR_f) {
            if (this.state.buf === "-") {
              return this.return(-Infinity);
            } else {
              return this.return(Infinity);
            }
          } else {
            throw this.error(new TomlError('Unexpected character, expected "inf", "+inf" or "-inf"'));
          }
        }
        parseNan() {
          if (this.char === CHAR_a) {
            return this.next(this.parseNan2);
          } else {
            throw this.error(new TomlError('Unexpected character, expected "nan"'));
          }
        }
        parseNan2() {
          if (this.char === CHAR_n) {
            return this.return(NaN);
          } else {
            throw this.error(new TomlError('Unexpected character, expected "nan"'));
          }
        }
        /* KEYS, barewords or basic, literal, or dotted */
        parseKeyword() {
          if (this.char === CHAR_QUOT) {
            return this.next(this.parseBasicString);
          } else if (this.char === CHAR_APOS) {
            return this.next(this.parseLiteralString);
          } else {
            return this.goto(this.parseBareKey);
          }
        }
        /* KEYS: barewords */
        parseBareKey() {
          do {
            if (this.char === Parser2.END) {
              throw this.error(new TomlError("Key ended without value"));
            } else if (isAlphaNumHyphen(this.char)) {
              this.consume();
            } else if (this.state.buf.length === 0) {
              throw this.error(new TomlError("Empty bare keys are not allowed"));
            } else {
              return this.returnNow();
            }
          } while (this.nextChar());
        }
        /* STRINGS, single quoted (literal) */
        parseSingleString() {
          if (this.char === CHAR_APOS) {
            return this.next(this.parseLiteralMultiStringMaybe);
          } else {
            return this.goto(this.parseLiteralString);
          }
        }
        parseLiteralString() {
          do {
            if (this.char === CHAR_APOS) {
              return this.return();
            } else if (this.atEndOfLine()) {
              throw this.error(new TomlError("Unterminated string"));
            } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
              throw this.errorControlCharIn("strings");
            } else {
              this.consume();
            }
          } while (this.nextChar());
        }
        parseLiteralMultiStringMaybe() {
          if (this.char === CHAR_APOS) {
            return this.next(this.parseLiteralMultiString);
          } else {
            return this.returnNow();
          }
        }
        parseLiteralMultiString() {
          if (this.char === CTRL_M) {
            return null;
          } else if (this.char === CTRL_J) {
            return this.next(this.parseLiteralMultiStringContent);
          } else {
            return this.goto(this.parseLiteralMultiStringContent);
          }
        }
        parseLiteralMultiStringContent() {
          do {
            if (this.char === CHAR_APOS) {
              return this.next(this.parseLiteralMultiEnd);
            } else if (this.char === Parser2.END) {
              throw this.error(new TomlError("Unterminated multi-line string"));
            } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I && this.char !== CTRL_J && this.char !== CTRL_M) {
              throw this.errorControlCharIn("strings");
            } else {
              this.consume();
            }
          } while (this.nextChar());
        }
        parseLiteralMultiEnd() {
          if (this.char === CHAR_APOS) {
            return this.next(this.parseLiteralMultiEnd2);
          } else {
            this.state.buf += "'";
            return this.goto(this.parseLiteralMultiStringContent);
          }
        }
        parseLiteralMultiEnd2() {
          if (this.char === CHAR_APOS) {
            return this.next(this.parseLiteralMultiEnd3);
          } else {
            this.state.buf += "''";
            return this.goto(this.parseLiteralMultiStringContent);
          }
        }
        parseLiteralMultiEnd3() {
          if (this.char === CHAR_APOS) {
            this.state.buf += "'";
            return this.next(this.parseLiteralMultiEnd4);
          } else {
            return this.returnNow();
          }
        }
        parseLiteralMultiEnd4() {
          if (this.char === CHAR_APOS) {
            this.state.buf += "'";
            return this.return();
          } else {
            return this.returnNow();
          }
        }
        /* STRINGS double quoted */
        parseDoubleString() {
          if (this.char === CHAR_QUOT) {
            return this.next(this.parseMultiStringMaybe);
          } else {
            return this.goto(this.parseBasicString);
          }
        }
        parseBasicString() {
          do {
            if (this.char === CHAR_BSOL) {
              return this.call(this.parseEscape, this.recordEscapeReplacement);
            } else if (this.char === CHAR_QUOT) {
              return this.return();
            } else if (this.atEndOfLine()) {
              throw this.error(new TomlError("Unterminated string"));
            } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I) {
              throw this.errorControlCharIn("strings");
            } else {
              this.consume();
            }
          } while (this.nextChar());
        }
        recordEscapeReplacement(replacement) {
          this.state.buf += replacement;
          return this.goto(this.parseBasicString);
        }
        parseMultiStringMaybe() {
          if (this.char === CHAR_QUOT) {
            return this.next(this.parseMultiString);
          } else {
            return this.returnNow();
          }
        }
        parseMultiString() {
          if (this.char === CTRL_M) {
            return null;
          } else if (this.char === CTRL_J) {
            return this.next(this.parseMultiStringContent);
          } else {
            return this.goto(this.parseMultiStringContent);
          }
        }
        parseMultiStringContent() {
          do {
            if (this.char === CHAR_BSOL) {
              return this.call(this.parseMultiEscape, this.recordMultiEscapeReplacement);
            } else if (this.char === CHAR_QUOT) {
              return this.next(this.parseMultiEnd);
            } else if (this.char === Parser2.END) {
              throw this.error(new TomlError("Unterminated multi-line string"));
            } else if (this.char === CHAR_DEL || this.char <= CTRL_CHAR_BOUNDARY && this.char !== CTRL_I && this.char !== CTRL_J && this.char !== CTRL_M) {
              throw this.errorControlCharIn("strings");
            } else {
              this.consume();
            }
          } while (this.nextChar());
        }
        errorControlCharIn(type) {
          let displayCode = "\\u00";
          if (this.char < 16) {
            displayCode += "0";
          }
          displayCode += this.char.toString(16);
          return this.error(new TomlError(`Control characters (codes < 0x1f and 0x7f) are not allowed in ${type}, use ${displayCode} instead`));
        }
        recordMultiEscapeReplacement(replacement) {
          this.state.buf += replacement;
          return this.goto(this.parseMultiStringContent);
        }
        parseMultiEnd() {
          if (this.char === CHAR_QUOT) {
            return this.next(this.parseMultiEnd2);
          } else {
            this.state.buf += '"';
            return this.goto(this.parseMultiStringContent);
          }
        }
        parseMultiEnd2() {
          if (this.char === CHAR_QUOT) {
            return this.next(this.parseMultiEnd3);
          } else {
            this.state.buf += '""';
            return this.goto(this.parseMultiStringContent);
          }
        }
        parseMultiEnd3() {
          if (this.char === CHAR_QUOT) {
            this.state.buf += '"';
            return this.next(this.parseMultiEnd4);
          } else {
            return this.returnNow();
          }
        }
        parseMultiEnd4() {
          if (this.char === CHAR_QUOT) {
            this.state.buf += '"';
            return this.return();
          } else {
            return this.returnNow();
          }
        }
        parseMultiEscape() {
          if (this.char === CTRL_M || this.char === CTRL_J) {
            return this.next(this.parseMultiTrim);
          } else if (this.char === CHAR_SP || this.char === CTRL_I) {
            return this.next(this.parsePreMultiTrim);
          } else {
            return this.goto(this.parseEscape);
          }
        }
        parsePreMultiTrim() {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else if (this.char === CTRL_M || this.char === CTRL_J) {
            return this.next(this.parseMultiTrim);
          } else {
            throw this.error(new TomlError("Can't escape whitespace"));
          }
        }
        parseMultiTrim() {
          if (this.char === CTRL_J || this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M) {
            return null;
          } else {
            return this.returnNow();
          }
        }
        parseEscape() {
          if (this.char in escapes) {
            return this.return(escapes[this.char]);
          } else if (this.char === CHAR_u) {
            return this.call(this.parseSmallUnicode, this.parseUnicodeReturn);
          } else if (this.char === CHAR_U) {
            return this.call(this.parseLargeUnicode, this.parseUnicodeReturn);
          } else {
            throw this.error(new TomlError("Unknown escape character: " + this.char));
          }
        }
        parseUnicodeReturn(char) {
          try {
            const codePoint = parseInt(char, 16);
            if (codePoint >= SURROGATE_FIRST && codePoint <= SURROGATE_LAST) {
              throw this.error(new TomlError("Invalid unicode, character in range 0xD800 - 0xDFFF is reserved"));
            }
            return this.returnNow(String.fromCodePoint(codePoint));
          } catch (err) {
            throw this.error(TomlError.wrap(err));
          }
        }
        parseSmallUnicode() {
          if (!isHexit(this.char)) {
            throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"));
          } else {
            this.consume();
            if (this.state.buf.length >= 4) return this.return();
          }
        }
        parseLargeUnicode() {
          if (!isHexit(this.char)) {
            throw this.error(new TomlError("Invalid character in unicode sequence, expected hex"));
          } else {
            this.consume();
            if (this.state.buf.length >= 8) return this.return();
          }
        }
        /* NUMBERS */
        parseNumberSign() {
          this.consume();
          return this.next(this.parseMaybeSignedInfOrNan);
        }
        parseMaybeSignedInfOrNan() {
          if (this.char === CHAR_i) {
            return this.next(this.parseInf);
          } else if (this.char === CHAR_n) {
            return this.next(this.parseNan);
          } else {
            return this.callNow(this.parseNoUnder, this.parseNumberIntegerStart);
          }
        }
        parseNumberIntegerStart() {
          if (this.char === CHAR_0) {
            this.consume();
            return this.next(this.parseNumberIntegerExponentOrDecimal);
          } else {
            return this.goto(this.parseNumberInteger);
          }
        }
        parseNumberIntegerExponentOrDecimal() {
          if (this.char === CHAR_PERIOD) {
            this.consume();
            return this.call(this.parseNoUnder, this.parseNumberFloat);
          } else if (this.char === CHAR_E || this.char === CHAR_e) {
            this.consume();
            return this.next(this.parseNumberExponentSign);
          } else {
            return this.returnNow(Integer(this.state.buf));
          }
        }
        parseNumberInteger() {
          if (isDigit(this.char)) {
            this.consume();
          } else if (this.char === CHAR_LOWBAR) {
            return this.call(this.parseNoUnder);
          } else if (this.char === CHAR_E || this.char === CHAR_e) {
            this.consume();
            return this.next(this.parseNumberExponentSign);
          } else if (this.char === CHAR_PERIOD) {
            this.consume();
            return this.call(this.parseNoUnder, this.parseNumberFloat);
          } else {
            const result = Integer(this.state.buf);
            if (result.isNaN()) {
              throw this.error(new TomlError("Invalid number"));
            } else {
              return this.returnNow(result);
            }
          }
        }
        parseNoUnder() {
          if (this.char === CHAR_LOWBAR || this.char === CHAR_PERIOD || this.char === CHAR_E || this.char === CHAR_e) {
            throw this.error(new TomlError("Unexpected character, expected digit"));
          } else if (this.atEndOfWord()) {
            throw this.error(new TomlError("Incomplete number"));
          }
          return this.returnNow();
        }
        parseNoUnderHexOctBinLiteral() {
          if (this.char === CHAR_LOWBAR || this.char === CHAR_PERIOD) {
            throw this.error(new TomlError("Unexpected character, expected digit"));
          } else if (this.atEndOfWord()) {
            throw this.error(new TomlError("Incomplete number"));
          }
          return this.returnNow();
        }
        parseNumberFloat() {
          if (this.char === CHAR_LOWBAR) {
            return this.call(this.parseNoUnder, this.parseNumberFloat);
          } else if (isDigit(this.char)) {
            this.consume();
          } else if (this.char === CHAR_E || this.char === CHAR_e) {
            this.consume();
            return this.next(this.parseNumberExponentSign);
          } else {
            return this.returnNow(Float(this.state.buf));
          }
        }
        parseNumberExponentSign() {
          if (isDigit(this.char)) {
            return this.goto(this.parseNumberExponent);
          } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
            this.consume();
            this.call(this.parseNoUnder, this.parseNumberExponent);
          } else {
            throw this.error(new TomlError("Unexpected character, expected -, + or digit"));
          }
        }
        parseNumberExponent() {
          if (isDigit(this.char)) {
            this.consume();
          } else if (this.char === CHAR_LOWBAR) {
            return this.call(this.parseNoUnder);
          } else {
            return this.returnNow(Float(this.state.buf));
          }
        }
        /* NUMBERS or DATETIMES  */
        parseNumberOrDateTime() {
          if (this.char === CHAR_0) {
            this.consume();
            return this.next(this.parseNumberBaseOrDateTime);
          } else {
            return this.goto(this.parseNumberOrDateTimeOnly);
          }
        }
        parseNumberOrDateTimeOnly() {
          if (this.char === CHAR_LOWBAR) {
            return this.call(this.parseNoUnder, this.parseNumberInteger);
          } else if (isDigit(this.char)) {
            this.consume();
            if (this.state.buf.length > 4) this.next(this.parseNumberInteger);
          } else if (this.char === CHAR_E || this.char === CHAR_e) {
            this.consume();
            return this.next(this.parseNumberExponentSign);
          } else if (this.char === CHAR_PERIOD) {
            this.consume();
            return this.call(this.parseNoUnder, this.parseNumberFloat);
          } else if (this.char === CHAR_HYPHEN) {
            return this.goto(this.parseDateTime);
          } else if (this.char === CHAR_COLON) {
            return this.goto(this.parseOnlyTimeHour);
          } else {
            return this.returnNow(Integer(this.state.buf));
          }
        }
        parseDateTimeOnly() {
          if (this.state.buf.length < 4) {
            if (isDigit(this.char)) {
              return this.consume();
            } else if (this.char === CHAR_COLON) {
              return this.goto(this.parseOnlyTimeHour);
            } else {
              throw this.error(new TomlError("Expected digit while parsing year part of a date"));
            }
          } else {
            if (this.char === CHAR_HYPHEN) {
              return this.goto(this.parseDateTime);
            } else {
              throw this.error(new TomlError("Expected hyphen (-) while parsing year part of date"));
            }
          }
        }
        parseNumberBaseOrDateTime() {
          if (this.char === CHAR_b) {
            this.consume();
            return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerBin);
          } else if (this.char === CHAR_o) {
            this.consume();
            return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerOct);
          } else if (this.char === CHAR_x) {
            this.consume();
            return this.call(this.parseNoUnderHexOctBinLiteral, this.parseIntegerHex);
          } else if (this.char === CHAR_PERIOD) {
            return this.goto(this.parseNumberInteger);
          } else if (isDigit(this.char)) {
            return this.goto(this.parseDateTimeOnly);
          } else {
            return this.returnNow(Integer(this.state.buf));
          }
        }
        parseIntegerHex() {
          if (isHexit(this.char)) {
            this.consume();
          } else if (this.char === CHAR_LOWBAR) {
            return this.call(this.parseNoUnderHexOctBinLiteral);
          } else {
            const result = Integer(this.state.buf);
            if (result.isNaN()) {
              throw this.error(new TomlError("Invalid number"));
            } else {
              return this.returnNow(result);
            }
          }
        }
        parseIntegerOct() {
          if (isOctit(this.char)) {
            this.consume();
          } else if (this.char === CHAR_LOWBAR) {
            return this.call(this.parseNoUnderHexOctBinLiteral);
          } else {
            const result = Integer(this.state.buf);
            if (result.isNaN()) {
              throw this.error(new TomlError("Invalid number"));
            } else {
              return this.returnNow(result);
            }
          }
        }
        parseIntegerBin() {
          if (isBit(this.char)) {
            this.consume();
          } else if (this.char === CHAR_LOWBAR) {
            return this.call(this.parseNoUnderHexOctBinLiteral);
          } else {
            const result = Integer(this.state.buf);
            if (result.isNaN()) {
              throw this.error(new TomlError("Invalid number"));
            } else {
              return this.returnNow(result);
            }
          }
        }
        /* DATETIME */
        parseDateTime() {
          if (this.state.buf.length < 4) {
            throw this.error(new TomlError("Years less than 1000 must be zero padded to four characters"));
          }
          this.state.result = this.state.buf;
          this.state.buf = "";
          return this.next(this.parseDateMonth);
        }
        parseDateMonth() {
          if (this.char === CHAR_HYPHEN) {
            if (this.state.buf.length < 2) {
              throw this.error(new TomlError("Months less than 10 must be zero padded to two characters"));
            }
            this.state.result += "-" + this.state.buf;
            this.state.buf = "";
            return this.next(this.parseDateDay);
          } else if (isDigit(this.char)) {
            this.consume();
          } else {
            throw this.error(new TomlError("Incomplete datetime"));
          }
        }
        parseDateDay() {
          if (this.char === CHAR_T || this.char === CHAR_SP) {
            if (this.state.buf.length < 2) {
              throw this.error(new TomlError("Days less than 10 must be zero padded to two characters"));
            }
            this.state.result += "-" + this.state.buf;
            this.state.buf = "";
            return this.next(this.parseStartTimeHour);
          } else if (this.atEndOfWord()) {
            return this.returnNow(createDate(this.state.result + "-" + this.state.buf));
          } else if (isDigit(this.char)) {
            this.consume();
          } else {
            throw this.error(new TomlError("Incomplete datetime"));
          }
        }
        parseStartTimeHour() {
          if (this.atEndOfWord()) {
            return this.returnNow(createDate(this.state.result));
          } else {
            return this.goto(this.parseTimeHour);
          }
        }
        parseTimeHour() {
          if (this.char === CHAR_COLON) {
            if (this.state.buf.length < 2) {
              throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));
            }
            this.state.result += "T" + this.state.buf;
            this.state.buf = "";
            return this.next(this.parseTimeMin);
          } else if (isDigit(this.char)) {
            this.consume();
          } else {
            throw this.error(new TomlError("Incomplete datetime"));
          }
        }
        parseTimeMin() {
          if (this.state.buf.length < 2 && isDigit(this.char)) {
            this.consume();
          } else if (this.state.buf.length === 2 && this.char === CHAR_COLON) {
            this.state.result += ":" + this.state.buf;
            this.state.buf = "";
            return this.next(this.parseTimeSec);
          } else {
            throw this.error(new TomlError("Incomplete datetime"));
          }
        }
        parseTimeSec() {
          if (isDigit(this.char)) {
            this.consume();
            if (this.state.buf.length === 2) {
              this.state.result += ":" + this.state.buf;
              this.state.buf = "";
              return this.next(this.parseTimeZoneOrFraction);
            }
          } else {
            throw this.error(new TomlError("Incomplete datetime"));
          }
        }
        parseOnlyTimeHour() {
          if (this.char === CHAR_COLON) {
            if (this.state.buf.length < 2) {
              throw this.error(new TomlError("Hours less than 10 must be zero padded to two characters"));
            }
            this.state.result = this.state.buf;
            this.state.buf = "";
            return this.next(this.parseOnlyTimeMin);
          } else {
            throw this.error(new TomlError("Incomplete time"));
          }
        }
        parseOnlyTimeMin() {
          if (this.state.buf.length < 2 && isDigit(this.char)) {
            this.consume();
          } else if (this.state.buf.length === 2 && this.char === CHAR_COLON) {
            this.state.result += ":" + this.state.buf;
            this.state.buf = "";
            return this.next(this.parseOnlyTimeSec);
          } else {
            throw this.error(new TomlError("Incomplete time"));
          }
        }
        parseOnlyTimeSec() {
          if (isDigit(this.char)) {
            this.consume();
            if (this.state.buf.length === 2) {
              return this.next(this.parseOnlyTimeFractionMaybe);
            }
          } else {
            throw this.error(new TomlError("Incomplete time"));
          }
        }
        parseOnlyTimeFractionMaybe() {
          this.state.result += ":" + this.state.buf;
          if (this.char === CHAR_PERIOD) {
            this.state.buf = "";
            this.next(this.parseOnlyTimeFraction);
          } else {
            return this.return(createTime(this.state.result));
          }
        }
        parseOnlyTimeFraction() {
          if (isDigit(this.char)) {
            this.consume();
          } else if (this.atEndOfWord()) {
            if (this.state.buf.length === 0) throw this.error(new TomlError("Expected digit in milliseconds"));
            return this.returnNow(createTime(this.state.result + "." + this.state.buf));
          } else {
            throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
          }
        }
        parseTimeZoneOrFraction() {
          if (this.char === CHAR_PERIOD) {
            this.consume();
            this.next(this.parseDateTimeFraction);
          } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
            this.consume();
            this.next(this.parseTimeZoneHour);
          } else if (this.char === CHAR_Z) {
            this.consume();
            return this.return(createDateTime(this.state.result + this.state.buf));
          } else if (this.atEndOfWord()) {
            return this.returnNow(createDateTimeFloat(this.state.result + this.state.buf));
          } else {
            throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
          }
        }
        parseDateTimeFraction() {
          if (isDigit(this.char)) {
            this.consume();
          } else if (this.state.buf.length === 1) {
            throw this.error(new TomlError("Expected digit in milliseconds"));
          } else if (this.char === CHAR_HYPHEN || this.char === CHAR_PLUS) {
            this.consume();
            this.next(this.parseTimeZoneHour);
          } else if (this.char === CHAR_Z) {
            this.consume();
            return this.return(createDateTime(this.state.result + this.state.buf));
          } else if (this.atEndOfWord()) {
            return this.returnNow(createDateTimeFloat(this.state.result + this.state.buf));
          } else {
            throw this.error(new TomlError("Unexpected character in datetime, expected period (.), minus (-), plus (+) or Z"));
          }
        }
        parseTimeZoneHour() {
          if (isDigit(this.char)) {
            this.consume();
            if (/\d\d$/.test(this.state.buf)) return this.next(this.parseTimeZoneSep);
          } else {
            throw this.error(new TomlError("Unexpected character in datetime, expected digit"));
          }
        }
        parseTimeZoneSep() {
          if (this.char === CHAR_COLON) {
            this.consume();
            this.next(this.parseTimeZoneMin);
          } else {
            throw this.error(new TomlError("Unexpected character in datetime, expected colon"));
          }
        }
        parseTimeZoneMin() {
          if (isDigit(this.char)) {
            this.consume();
            if (/\d\d$/.test(this.state.buf)) return this.return(createDateTime(this.state.result + this.state.buf));
          } else {
            throw this.error(new TomlError("Unexpected character in datetime, expected digit"));
          }
        }
        /* BOOLEAN */
        parseBoolean() {
          if (this.char === CHAR_t) {
            this.consume();
            return this.next(this.parseTrue_r);
          } else if (this.char === CHAR_f) {
            this.consume();
            return this.next(this.parseFalse_a);
          }
        }
        parseTrue_r() {
          if (this.char === CHAR_r) {
            this.consume();
            return this.next(this.parseTrue_u);
          } else {
            throw this.error(new TomlError("Invalid boolean, expected true or false"));
          }
        }
        parseTrue_u() {
          if (this.char === CHAR_u) {
            this.consume();
            return this.next(this.parseTrue_e);
          } else {
            throw this.error(new TomlError("Invalid boolean, expected true or false"));
          }
        }
        parseTrue_e() {
          if (this.char === CHAR_e) {
            return this.return(true);
          } else {
            throw this.error(new TomlError("Invalid boolean, expected true or false"));
          }
        }
        parseFalse_a() {
          if (this.char === CHAR_a) {
            this.consume();
            return this.next(this.parseFalse_l);
          } else {
            throw this.error(new TomlError("Invalid boolean, expected true or false"));
          }
        }
        parseFalse_l() {
          if (this.char === CHAR_l) {
            this.consume();
            return this.next(this.parseFalse_s);
          } else {
            throw this.error(new TomlError("Invalid boolean, expected true or false"));
          }
        }
        parseFalse_s() {
          if (this.char === CHAR_s) {
            this.consume();
            return this.next(this.parseFalse_e);
          } else {
            throw this.error(new TomlError("Invalid boolean, expected true or false"));
          }
        }
        parseFalse_e() {
          if (this.char === CHAR_e) {
            return this.return(false);
          } else {
            throw this.error(new TomlError("Invalid boolean, expected true or false"));
          }
        }
        /* INLINE LISTS */
        parseInlineList() {
          if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M || this.char === CTRL_J) {
            return null;
          } else if (this.char === Parser2.END) {
            throw this.error(new TomlError("Unterminated inline array"));
          } else if (this.char === CHAR_NUM) {
            return this.call(this.parseComment);
          } else if (this.char === CHAR_RSQB) {
            return this.return(this.state.resultArr || InlineList());
          } else {
            return this.callNow(this.parseValue, this.recordInlineListValue);
          }
        }
        recordInlineListValue(value) {
          if (!this.state.resultArr) {
            this.state.resultArr = InlineList(tomlType(value));
          }
          if (isFloat(value) || isInteger(value)) {
            this.state.resultArr.push(value.valueOf());
          } else {
            this.state.resultArr.push(value);
          }
          return this.goto(this.parseInlineListNext);
        }
        parseInlineListNext() {
          if (this.char === CHAR_SP || this.char === CTRL_I || this.char === CTRL_M || this.char === CTRL_J) {
            return null;
          } else if (this.char === CHAR_NUM) {
            return this.call(this.parseComment);
          } else if (this.char === CHAR_COMMA) {
            return this.next(this.parseInlineList);
          } else if (this.char === CHAR_RSQB) {
            return this.goto(this.parseInlineList);
          } else {
            throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"));
          }
        }
        /* INLINE TABLE */
        parseInlineTable() {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else if (this.char === Parser2.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
            throw this.error(new TomlError("Unterminated inline array"));
          } else if (this.char === CHAR_RCUB) {
            return this.return(this.state.resultTable || InlineTable());
          } else {
            if (!this.state.resultTable) this.state.resultTable = InlineTable();
            return this.callNow(this.parseAssign, this.recordInlineTableValue);
          }
        }
        recordInlineTableValue(kv) {
          let target = this.state.resultTable;
          let finalKey = kv.key.pop();
          for (let kw of kv.key) {
            if (hasKey(target, kw) && (!isTable(target[kw]) || target[kw][_declared])) {
              throw this.error(new TomlError("Can't redefine existing key"));
            }
            target = target[kw] = target[kw] || Table();
          }
          if (hasKey(target, finalKey)) {
            throw this.error(new TomlError("Can't redefine existing key"));
          }
          if (isInteger(kv.value) || isFloat(kv.value)) {
            target[finalKey] = kv.value.valueOf();
          } else {
            target[finalKey] = kv.value;
          }
          return this.goto(this.parseInlineTableNext);
        }
        parseInlineTableNext() {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else if (this.char === Parser2.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
            throw this.error(new TomlError("Unterminated inline array"));
          } else if (this.char === CHAR_COMMA) {
            return this.next(this.parseInlineTablePostComma);
          } else if (this.char === CHAR_RCUB) {
            return this.goto(this.parseInlineTable);
          } else {
            throw this.error(new TomlError("Invalid character, expected whitespace, comma (,) or close bracket (])"));
          }
        }
        parseInlineTablePostComma() {
          if (this.char === CHAR_SP || this.char === CTRL_I) {
            return null;
          } else if (this.char === Parser2.END || this.char === CHAR_NUM || this.char === CTRL_J || this.char === CTRL_M) {
            throw this.error(new TomlError("Unterminated inline array"));
          } else if (this.char === CHAR_COMMA) {
            throw this.error(new TomlError("Empty elements in inline tables are not permitted"));
          } else if (this.char === CHAR_RCUB) {
            throw this.error(new TomlError("Trailing commas in inline tables are not permitted"));
          } else {
            return this.goto(this.parseInlineTable);
          }
        }
      }
      return TOMLParser;
    }
  }
});

// node_modules/@iarna/toml/parse-pretty-error.js
var require_parse_pretty_error = __commonJS({
  "node_modules/@iarna/toml/parse-pretty-error.js"(exports2, module9) {
    "use strict";
    module9.exports = prettyError;
    function prettyError(err, buf) {
      if (err.pos == null || err.line == null) return err;
      let msg = err.message;
      msg += ` at row ${err.line + 1}, col ${err.col + 1}, pos ${err.pos}:
`;
      if (buf && buf.split) {
        const lines = buf.split(/\n/);
        const lineNumWidth = String(Math.min(lines.length, err.line + 3)).length;
        let linePadding = " ";
        while (linePadding.length < lineNumWidth) linePadding += " ";
        for (let ii = Math.max(0, err.line - 1); ii < Math.min(lines.length, err.line + 2); ++ii) {
          let lineNum = String(ii + 1);
          if (lineNum.length < lineNumWidth) lineNum = " " + lineNum;
          if (err.line === ii) {
            msg += lineNum + "> " + lines[ii] + "\n";
            msg += linePadding + "  ";
            for (let hh = 0; hh < err.col; ++hh) {
              msg += " ";
            }
            msg += "^\n";
          } else {
            msg += lineNum + ": " + lines[ii] + "\n";
          }
        }
      }
      err.message = msg + "\n";
      return err;
    }
  }
});

// node_modules/@iarna/toml/parse-string.js
var require_parse_string = __commonJS({
  "node_modules/@iarna/toml/parse-string.js"(exports2, module9) {
    "use strict";
    module9.exports = parseString;
    var TOMLParser = require_toml_parser();
    var prettyError = require_parse_pretty_error();
    function parseString(str) {
      if (global.Buffer && global.Buffer.isBuffer(str)) {
        str = str.toString("utf8");
      }
      const parser = new TOMLParser();
      try {
        parser.parse(str);
        return parser.finish();
      } catch (err) {
        throw prettyError(err, str);
      }
    }
  }
});

// src/core/config/locate.ts
function createKeyLocator(toml) {
  let lines;
  return (key) => {
    lines ??= indexKeys(toml);
    for (let name = key; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf(".")))) {
      const line = lines.get(name);
      if (line !== void 0) return line;
    }
    return void 0;
  };
}
function indexKeys(toml) {
  const lines = /* @__PURE__ */ new Map();
  let section = "";
  let isInString = false;
  for (const [index, raw] of toml.split("\n").entries()) {
    const line = raw.trim();
    const wasInString = isInString;
    if ((line.match(/"""|'''/g)?.length ?? 0) % 2 === 1) isInString = !isInString;
    if (wasInString) continue;
    const header = HEADER.exec(line)?.[1];
    const name = header ?? KEY.exec(line)?.[1];
    if (name === void 0) continue;
    if (header !== void 0) section = unquote(header);
    const key = header !== void 0 || section === "" ? unquote(name) : `${section}.${unquote(name)}`;
    if (!lines.has(key)) lines.set(key, index + 1);
  }
  return lines;
}
function unquote(path) {
  return path.split(".").map((part) => part.trim().replace(/^["']|["']$/g, "")).join(".");
}
var PART, HEADER, KEY;
var init_locate = __esm({
  "src/core/config/locate.ts"() {
    "use strict";
    PART = String.raw`(?:"[^"\n]{0,200}"|'[^'\n]{0,200}'|[A-Za-z0-9_-]{1,200})`;
    HEADER = new RegExp(`^\\[{1,2}\\s*(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*\\]`);
    KEY = new RegExp(`^(${PART}(?:\\s*\\.\\s*${PART}){0,8})\\s*=`);
  }
});

// node_modules/valibot/dist/index.mjs
// @__NO_SIDE_EFFECTS__
function getGlobalConfig(config$1) {
  if (!config$1 && !store$4) return DEFAULT_CONFIG2;
  return {
    lang: config$1?.lang ?? store$4?.lang,
    message: config$1?.message,
    abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
    abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
  };
}
// @__NO_SIDE_EFFECTS__
function getGlobalMessage(lang) {
  return store$3?.get(lang);
}
// @__NO_SIDE_EFFECTS__
function getSchemaMessage(lang) {
  return store$2?.get(lang);
}
// @__NO_SIDE_EFFECTS__
function getSpecificMessage(reference, lang) {
  return store$1?.get(reference)?.get(lang);
}
// @__NO_SIDE_EFFECTS__
function _stringify(input) {
  const type = typeof input;
  if (type === "string") return `"${input}"`;
  if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
  if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
  return type;
}
function _addIssue(context, label, dataset, config$1, other) {
  const input = other && "input" in other ? other.input : dataset.value;
  const expected = other?.expected ?? context.expects ?? null;
  const received = other?.received ?? /* @__PURE__ */ _stringify(input);
  const issue = {
    kind: context.kind,
    type: context.type,
    input,
    expected,
    received,
    message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
    requirement: context.requirement,
    path: other?.path,
    issues: other?.issues,
    lang: config$1.lang,
    abortEarly: config$1.abortEarly,
    abortPipeEarly: config$1.abortPipeEarly
  };
  const isSchema = context.kind === "schema";
  const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
  if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
  if (isSchema) dataset.typed = false;
  if (dataset.issues) dataset.issues.push(issue);
  else dataset.issues = [issue];
}
// @__NO_SIDE_EFFECTS__
function _isValidObjectKey(object$1, key) {
  return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
// @__NO_SIDE_EFFECTS__
function _joinExpects(values$1, separator) {
  const list3 = [...new Set(values$1)];
  if (list3.length > 1) return `(${list3.join(` ${separator} `)})`;
  return list3[0] ?? "never";
}
function _standardSchema(schema4) {
  schema4["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (value$1) => schema4["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
  };
  return schema4;
}
// @__NO_SIDE_EFFECTS__
function check(requirement, message$1) {
  return {
    kind: "validation",
    type: "check",
    reference: check,
    async: false,
    expects: null,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function gtValue(requirement, message$1) {
  return {
    kind: "validation",
    type: "gt_value",
    reference: gtValue,
    async: false,
    expects: `>${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !(dataset.value > this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function integer(message$1) {
  return {
    kind: "validation",
    type: "integer",
    reference: integer,
    async: false,
    expects: null,
    requirement: Number.isInteger,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function maxLength(requirement, message$1) {
  return {
    kind: "validation",
    type: "max_length",
    reference: maxLength,
    async: false,
    expects: `<=${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function maxValue(requirement, message$1) {
  return {
    kind: "validation",
    type: "max_value",
    reference: maxValue,
    async: false,
    expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function minValue(requirement, message$1) {
  return {
    kind: "validation",
    type: "min_value",
    reference: minValue,
    async: false,
    expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function nonEmpty(message$1) {
  return {
    kind: "validation",
    type: "non_empty",
    reference: nonEmpty,
    async: false,
    expects: "!0",
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && dataset.value.length === 0) _addIssue(this, "length", dataset, config$1, { received: "0" });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function regex(requirement, message$1) {
  return {
    kind: "validation",
    type: "regex",
    reference: regex,
    async: false,
    expects: `${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function array(item, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "array",
    reference: array,
    expects: "Array",
    async: false,
    item,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (Array.isArray(input)) {
        dataset.typed = true;
        dataset.value = [];
        for (let key = 0; key < input.length; key++) {
          const value$1 = input[key];
          const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
          if (itemDataset.issues) {
            const pathItem = {
              type: "array",
              origin: "value",
              input,
              key,
              value: value$1
            };
            for (const issue of itemDataset.issues) {
              if (issue.path) issue.path.unshift(pathItem);
              else issue.path = [pathItem];
              dataset.issues?.push(issue);
            }
            if (!dataset.issues) dataset.issues = itemDataset.issues;
            if (config$1.abortEarly) {
              dataset.typed = false;
              break;
            }
          }
          if (!itemDataset.typed) dataset.typed = false;
          dataset.value.push(itemDataset.value);
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function boolean(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "boolean",
    reference: boolean,
    expects: "boolean",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "boolean") dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function number(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "number",
    reference: number,
    expects: "number",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function picklist(options, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "picklist",
    reference: picklist,
    expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
    async: false,
    options,
    message: message$1,
    "~run"(dataset, config$1) {
      if (this.options.includes(dataset.value)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function record2(key, value$1, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "record",
    reference: record2,
    expects: "Object",
    async: false,
    key,
    value: value$1,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (input && typeof input === "object") {
        dataset.typed = true;
        dataset.value = {};
        for (const entryKey in input) if (/* @__PURE__ */ _isValidObjectKey(input, entryKey)) {
          const entryValue = input[entryKey];
          const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
          if (keyDataset.issues) {
            const pathItem = {
              type: "object",
              origin: "key",
              input,
              key: entryKey,
              value: entryValue
            };
            for (const issue of keyDataset.issues) {
              issue.path = [pathItem];
              dataset.issues?.push(issue);
            }
            if (!dataset.issues) dataset.issues = keyDataset.issues;
            if (config$1.abortEarly) {
              dataset.typed = false;
              break;
            }
          }
          const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
          if (valueDataset.issues) {
            const pathItem = {
              type: "object",
              origin: "value",
              input,
              key: entryKey,
              value: entryValue
            };
            for (const issue of valueDataset.issues) {
              if (issue.path) issue.path.unshift(pathItem);
              else issue.path = [pathItem];
              dataset.issues?.push(issue);
            }
            if (!dataset.issues) dataset.issues = valueDataset.issues;
            if (config$1.abortEarly) {
              dataset.typed = false;
              break;
            }
          }
          if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
          if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function string(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "string",
    reference: string,
    expects: "string",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "string") dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _standardSchema({
    kind: "schema",
    type: "unknown",
    reference: unknown,
    expects: "unknown",
    async: false,
    "~run"(dataset) {
      dataset.typed = true;
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function pipe(...pipe$1) {
  return _standardSchema({
    ...pipe$1[0],
    pipe: pipe$1,
    "~run"(dataset, config$1) {
      for (const item of pipe$1) if (item.kind !== "metadata") {
        if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
          dataset.typed = false;
          break;
        }
        if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
      }
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function safeParse(schema4, input, config$1) {
  const dataset = schema4["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
  return {
    typed: dataset.typed,
    success: !dataset.issues,
    output: dataset.value,
    issues: dataset.issues
  };
}
var store$4, DEFAULT_CONFIG2, store$3, store$2, store$1, EMOJI_REGEX;
var init_dist = __esm({
  "node_modules/valibot/dist/index.mjs"() {
    DEFAULT_CONFIG2 = {
      lang: void 0,
      message: void 0,
      abortEarly: void 0,
      abortPipeEarly: void 0
    };
    EMOJI_REGEX = new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$", "u");
  }
});

// src/core/config/schema.ts
function acceptsValue(key, value) {
  return safeParse(CONFIG_RULES[key].schema, value).success;
}
var onOff, ratio, tokens, oneOf, operationName, pattern, patterns, thresholdRules, CONFIG_RULES;
var init_schema = __esm({
  "src/core/config/schema.ts"() {
    "use strict";
    init_dist();
    init_config();
    onOff = { schema: boolean(), expected: "true or false" };
    ratio = {
      schema: pipe(number(), gtValue(0), maxValue(1)),
      expected: "a number over 0 and up to 1"
    };
    tokens = {
      schema: pipe(number(), integer(), minValue(1e3), maxValue(1e8)),
      expected: "a whole number of tokens, at least 1000"
    };
    oneOf = (choices) => ({
      schema: picklist(choices),
      expected: `one of ${choices.join(", ")}`
    });
    operationName = pipe(string(), regex(/^[a-z][a-z0-9_]{0,39}$/));
    pattern = pipe(string(), maxLength(200), regex(/^(?:\*\*\/)?(?:[^*?]*[*?]+){0,3}[^*?]*$/), nonEmpty());
    patterns = {
      schema: pipe(array(pattern), maxLength(50)),
      expected: "a list of at most 50 file patterns with at most three wildcards each"
    };
    thresholdRules = Object.fromEntries(
      THRESHOLD_ROWS.flatMap(
        (row) => THRESHOLD_NAMES.map((name) => [`context_monitor.thresholds.${row}.${name}`, ratio])
      )
    );
    CONFIG_RULES = {
      criticality: oneOf(CRITICALITIES),
      "context_monitor.enabled": onOff,
      "context_monitor.low_threshold": ratio,
      "context_monitor.warning_threshold": ratio,
      "context_monitor.critical_threshold": ratio,
      "context_monitor.emergency_threshold": ratio,
      ...thresholdRules,
      "context_monitor.absolute_floors": onOff,
      "context_monitor.operations": {
        // A list passes for a record here.
        schema: pipe(
          unknown(),
          check((value) => !Array.isArray(value)),
          record2(operationName, pipe(number(), integer(), minValue(1), maxValue(1e8)))
        ),
        expected: "a table of operations in snake_case and their tokens"
      },
      "context_monitor.typical_operation": { schema: operationName, expected: "the name of an operation in snake_case" },
      "context_monitor.compaction_point": tokens,
      "context_monitor.window": tokens,
      "context_monitor.tone": oneOf(TONES),
      "escalation.gate_spawns": oneOf(SPAWN_GATES),
      "governance.c3_files": patterns,
      "governance.c4_files": patterns,
      "resumption.max_age_hours": {
        schema: pipe(number(), minValue(0), maxValue(87600)),
        expected: "a number of hours from 0 to 87600"
      },
      "resumption.steer_summary": onOff,
      "resumption.orchestration_file": {
        schema: pipe(string(), regex(/^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./ -]{0,255}$/)),
        expected: "a path inside the project"
      },
      "guardrails.modes.write_size": oneOf(GUARD_MODES),
      "hooks.session_start": onOff,
      "hooks.user_prompt_submit": onOff,
      "hooks.pre_compact": onOff,
      "hooks.pre_tool_use": onOff,
      "hooks.post_tool_use": onOff,
      "sections.project_context": onOff,
      "sections.resumption_context": onOff,
      "sections.context_monitor": onOff,
      "sections.compaction_alert": onOff,
      "sections.work_log": onOff
    };
  }
});

// src/core/config/resolve.ts
function resolveConfig(layers, variables) {
  const config2 = { ...DEFAULT_CONFIG };
  const origins = {};
  const problems = [];
  const paths = /* @__PURE__ */ new Map();
  const take = (key, value, layer, path, locate) => {
    const place = () => {
      const line = problems.length < 1e3 ? locate?.(key) : void 0;
      return line === void 0 ? { path } : { path, line };
    };
    if (!isConfigKey(key)) {
      problems.push({ code: "config-unknown-key", ...place(), cause: shorten(key) });
      return;
    }
    if (!acceptsValue(key, value)) {
      const cause = `${key} = ${describeValue(value)}, expected ${CONFIG_RULES[key].expected}`;
      problems.push({
        code: "config-bad-value",
        ...place(),
        cause,
        consequence: `${describeValue(config2[key])} is used`
      });
      return;
    }
    config2[key] = value;
    origins[key] = layer;
    paths.set(key, path);
  };
  for (const layer of layers) {
    const locate = createKeyLocator(layer.text);
    const before = problems.length;
    for (const [key, value] of flatten(layer.values)) take(key, value, layer.name, layer.path, locate);
    const unnamed = problems.splice(before + MAX_PROBLEMS).length;
    if (unnamed > 0)
      problems.push({
        code: "config-bad-value",
        path: layer.path,
        cause: `${unnamed} more entries are wrong`,
        consequence: "they are not used"
      });
  }
  const keyOfName = new Map(Object.keys(DEFAULT_CONFIG).map((key) => [environmentName(key), key]));
  for (const [name, value] of variables) {
    const key = keyOfName.get(name) ?? name;
    take(key, readVariable(key, value), "environment", name);
  }
  for (const group of THRESHOLD_GROUPS) {
    const problem = dropUnorderedThresholds(group, config2, origins, paths);
    if (problem) problems.push(problem);
  }
  return { config: config2, origins, problems };
}
function isConfigKey(key) {
  return Object.hasOwn(CONFIG_RULES, key);
}
function readVariable(key, text2) {
  const trimmed = text2.trim();
  if (isConfigKey(key) && Array.isArray(DEFAULT_CONFIG[key])) return trimmed.split(",").map((item) => item.trim());
  return trimmed === "" || isConfigKey(key) && acceptsValue(key, trimmed) ? trimmed : parseVariable(trimmed);
}
function dropUnorderedThresholds(group, config2, origins, paths) {
  const set2 = group.filter((key) => config2[key] !== null);
  const values = set2.map((key) => config2[key]);
  if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))) return null;
  const cause = set2.map((key, index) => `${key} = ${values[index]}`).join(", ");
  const path = paths.get(set2.at(-1) ?? "") ?? "configuration";
  for (const key of set2) {
    config2[key] = null;
    delete origins[key];
  }
  return { code: "config-not-increasing", path, cause: `not increasing (${cause})` };
}
function* flatten(value, prefix = null, depth = 0) {
  const isValue = prefix !== null && isConfigKey(prefix) && isRecord(DEFAULT_CONFIG[prefix]);
  const isTable2 = isRecord(value) && !isValue && !(value instanceof Date) && depth <= 6;
  const entries = isTable2 ? Object.entries(value) : [];
  if (prefix !== null && (!isTable2 || entries.length === 0 && isConfigKey(prefix))) yield [prefix, value];
  for (const [name, item] of entries) {
    const quoted = name === "" ? '""' : name;
    yield* flatten(item, prefix === null ? quoted : `${prefix}.${quoted}`, depth + 1);
  }
}
function shorten(text2) {
  return text2.length > 100 ? `${text2.slice(0, 100)}...` : text2;
}
function describeValue(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}...` : value);
  if (value === null) return "the value of the criticality or model";
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a table" : String(value);
}
var MAX_PROBLEMS, THRESHOLD_GROUPS;
var init_resolve = __esm({
  "src/core/config/resolve.ts"() {
    "use strict";
    init_record();
    init_config();
    init_env();
    init_locate();
    init_schema();
    MAX_PROBLEMS = 20;
    THRESHOLD_GROUPS = [
      THRESHOLD_NAMES.map((name) => `context_monitor.${name}_threshold`),
      ...THRESHOLD_ROWS.map((row) => THRESHOLD_NAMES.map((name) => `context_monitor.thresholds.${row}.${name}`))
    ];
  }
});

// src/io/config-parser.ts
var config_parser_exports = {};
__export(config_parser_exports, {
  resolveSources: () => resolveSources,
  saveCache: () => saveCache
});
function resolveSources(sources) {
  const layers = [];
  const problems = [];
  for (const file of sources.files) {
    try {
      layers.push({ ...file, values: (0, import_parse_string.default)(file.text) });
    } catch (error) {
      problems.push(describeSyntaxError(file.path, error));
    }
  }
  const resolved = resolveConfig(layers, sources.variables);
  return { ...resolved, problems: [...problems, ...resolved.problems] };
}
function describeSyntaxError(path, error) {
  const line = error.line;
  const cause = "not valid TOML";
  return typeof line === "number" ? { code: "config-syntax", path, line: line + 1, cause } : { code: "config-syntax", path, cause };
}
function saveCache(projectDir, text2) {
  try {
    replaceFile(openStateFolder(projectDir, ["cache"]), "config.json", text2);
  } catch {
    removeQuietly(`${projectDir}/.holdfast/cache/config.json`);
  }
}
var import_parse_string;
var init_config_parser = __esm({
  async "src/io/config-parser.ts"() {
    "use strict";
    import_parse_string = __toESM(require_parse_string(), 1);
    init_resolve();
    await init_apply_writes();
    await init_state_folder();
  }
});

// node_modules/yaml/browser/dist/nodes/identity.js
function isCollection(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node) {
  if (node && typeof node === "object")
    switch (node[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var ALIAS, DOC, MAP, PAIR, SCALAR, SEQ, NODE_TYPE, isAlias, isDocument, isMap, isPair, isScalar, isSeq, hasAnchor;
var init_identity = __esm({
  "node_modules/yaml/browser/dist/nodes/identity.js"() {
    ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
    DOC = /* @__PURE__ */ Symbol.for("yaml.document");
    MAP = /* @__PURE__ */ Symbol.for("yaml.map");
    PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
    SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
    SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
    NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
    isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
    isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
    isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
    isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
    isScalar = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR;
    isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
    hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
  }
});

// node_modules/yaml/browser/dist/visit.js
function visit(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = visit_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    visit_(null, node, visitor_, Object.freeze([]));
}
function visit_(key, node, visitor, path) {
  const ctrl = callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visit_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = visit_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = visit_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = visit_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node)) {
    const cd = await visitAsync_(null, node.contents, visitor_, Object.freeze([node]));
    if (cd === REMOVE)
      node.contents = null;
  } else
    await visitAsync_(null, node, visitor_, Object.freeze([]));
}
async function visitAsync_(key, node, visitor, path) {
  const ctrl = await callVisitor(key, node, visitor, path);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path, ctrl);
    return visitAsync_(key, ctrl, visitor, path);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node)) {
      path = Object.freeze(path.concat(node));
      for (let i = 0; i < node.items.length; ++i) {
        const ci = await visitAsync_(i, node.items[i], visitor, path);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node)) {
      path = Object.freeze(path.concat(node));
      const ck = await visitAsync_("key", node.key, visitor, path);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node.key = null;
      const cv = await visitAsync_("value", node.value, visitor, path);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key, node, visitor, path) {
  if (typeof visitor === "function")
    return visitor(key, node, path);
  if (isMap(node))
    return visitor.Map?.(key, node, path);
  if (isSeq(node))
    return visitor.Seq?.(key, node, path);
  if (isPair(node))
    return visitor.Pair?.(key, node, path);
  if (isScalar(node))
    return visitor.Scalar?.(key, node, path);
  if (isAlias(node))
    return visitor.Alias?.(key, node, path);
  return void 0;
}
function replaceNode(key, path, node) {
  const parent = path[path.length - 1];
  if (isCollection(parent)) {
    parent.items[key] = node;
  } else if (isPair(parent)) {
    if (key === "key")
      parent.key = node;
    else
      parent.value = node;
  } else if (isDocument(parent)) {
    parent.contents = node;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}
var BREAK, SKIP, REMOVE;
var init_visit = __esm({
  "node_modules/yaml/browser/dist/visit.js"() {
    init_identity();
    BREAK = /* @__PURE__ */ Symbol("break visit");
    SKIP = /* @__PURE__ */ Symbol("skip children");
    REMOVE = /* @__PURE__ */ Symbol("remove node");
    visit.BREAK = BREAK;
    visit.SKIP = SKIP;
    visit.REMOVE = REMOVE;
    visitAsync.BREAK = BREAK;
    visitAsync.SKIP = SKIP;
    visitAsync.REMOVE = REMOVE;
  }
});

// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars, escapeTagName, Directives;
var init_directives = __esm({
  "node_modules/yaml/browser/dist/doc/directives.js"() {
    init_identity();
    init_visit();
    escapeChars = {
      "!": "%21",
      ",": "%2C",
      "[": "%5B",
      "]": "%5D",
      "{": "%7B",
      "}": "%7D"
    };
    escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
    Directives = class _Directives {
      constructor(yaml, tags) {
        this.docStart = null;
        this.docEnd = false;
        this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
        this.tags = Object.assign({}, _Directives.defaultTags, tags);
      }
      clone() {
        const copy = new _Directives(this.yaml, this.tags);
        copy.docStart = this.docStart;
        return copy;
      }
      /**
       * During parsing, get a Directives instance for the current document and
       * update the stream state according to the current version's spec.
       */
      atDocument() {
        const res = new _Directives(this.yaml, this.tags);
        switch (this.yaml.version) {
          case "1.1":
            this.atNextDocument = true;
            break;
          case "1.2":
            this.atNextDocument = false;
            this.yaml = {
              explicit: _Directives.defaultYaml.explicit,
              version: "1.2"
            };
            this.tags = Object.assign({}, _Directives.defaultTags);
            break;
        }
        return res;
      }
      /**
       * @param onError - May be called even if the action was successful
       * @returns `true` on success
       */
      add(line, onError) {
        if (this.atNextDocument) {
          this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
          this.tags = Object.assign({}, _Directives.defaultTags);
          this.atNextDocument = false;
        }
        const parts = line.trim().split(/[ \t]+/);
        const name = parts.shift();
        switch (name) {
          case "%TAG": {
            if (parts.length !== 2) {
              onError(0, "%TAG directive should contain exactly two parts");
              if (parts.length < 2)
                return false;
            }
            const [handle, prefix] = parts;
            this.tags[handle] = prefix;
            return true;
          }
          case "%YAML": {
            this.yaml.explicit = true;
            if (parts.length !== 1) {
              onError(0, "%YAML directive should contain exactly one part");
              return false;
            }
            const [version3] = parts;
            if (version3 === "1.1" || version3 === "1.2") {
              this.yaml.version = version3;
              return true;
            } else {
              const isValid = /^\d+\.\d+$/.test(version3);
              onError(6, `Unsupported YAML version ${version3}`, isValid);
              return false;
            }
          }
          default:
            onError(0, `Unknown directive ${name}`, true);
            return false;
        }
      }
      /**
       * Resolves a tag, matching handles to those defined in %TAG directives.
       *
       * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
       *   `'!local'` tag, or `null` if unresolvable.
       */
      tagName(source, onError) {
        if (source === "!")
          return "!";
        if (source[0] !== "!") {
          onError(`Not a valid tag: ${source}`);
          return null;
        }
        if (source[1] === "<") {
          const verbatim = source.slice(2, -1);
          if (verbatim === "!" || verbatim === "!!") {
            onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
            return null;
          }
          if (source[source.length - 1] !== ">")
            onError("Verbatim tags must end with a >");
          return verbatim;
        }
        const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
        if (!suffix)
          onError(`The ${source} tag has no suffix`);
        const prefix = this.tags[handle];
        if (prefix) {
          try {
            return prefix + decodeURIComponent(suffix);
          } catch (error) {
            onError(String(error));
            return null;
          }
        }
        if (handle === "!")
          return source;
        onError(`Could not resolve tag: ${source}`);
        return null;
      }
      /**
       * Given a fully resolved tag, returns its printable string form,
       * taking into account current tag prefixes and defaults.
       */
      tagString(tag) {
        for (const [handle, prefix] of Object.entries(this.tags)) {
          if (tag.startsWith(prefix))
            return handle + escapeTagName(tag.substring(prefix.length));
        }
        return tag[0] === "!" ? tag : `!<${tag}>`;
      }
      toString(doc) {
        const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
        const tagEntries = Object.entries(this.tags);
        let tagNames;
        if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
          const tags = {};
          visit(doc.contents, (_key, node) => {
            if (isNode(node) && node.tag)
              tags[node.tag] = true;
          });
          tagNames = Object.keys(tags);
        } else
          tagNames = [];
        for (const [handle, prefix] of tagEntries) {
          if (handle === "!!" && prefix === "tag:yaml.org,2002:")
            continue;
          if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
            lines.push(`%TAG ${handle} ${prefix}`);
        }
        return lines.join("\n");
      }
    };
    Directives.defaultYaml = { explicit: false, version: "1.2" };
    Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
  }
});

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
    const sa = JSON.stringify(anchor);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node) {
      if (node.anchor)
        anchors.add(node.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix, exclude) {
  for (let i = 1; true; ++i) {
    const name = `${prefix}${i}`;
    if (!exclude.has(name))
      return name;
  }
}
function createNodeAnchors(doc, prefix) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source) => {
      aliasObjects.push(source);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor = findNewAnchor(prefix, prevAnchors);
      prevAnchors.add(anchor);
      return anchor;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source of aliasObjects) {
        const ref = sourceObjects.get(source);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error = new Error("Failed to resolve repeated object (this should not happen)");
          error.source = source;
          throw error;
        }
      }
    },
    sourceObjects
  };
}
var init_anchors = __esm({
  "node_modules/yaml/browser/dist/doc/anchors.js"() {
    init_identity();
    init_visit();
  }
});

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key, val);
}
var init_applyReviver = __esm({
  "node_modules/yaml/browser/dist/doc/applyReviver.js"() {
  }
});

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v, i) => toJS(v, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data2 = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data2);
    ctx.onCreate = (res2) => {
      data2.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}
var init_toJS = __esm({
  "node_modules/yaml/browser/dist/nodes/toJS.js"() {
    init_identity();
  }
});

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase;
var init_Node = __esm({
  "node_modules/yaml/browser/dist/nodes/Node.js"() {
    init_applyReviver();
    init_identity();
    init_toJS();
    NodeBase = class {
      constructor(type) {
        Object.defineProperty(this, NODE_TYPE, { value: type });
      }
      /** Create a copy of this node.  */
      clone() {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** A plain JavaScript representation of this node. */
      toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        if (!isDocument(doc))
          throw new TypeError("A document argument is required");
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc,
          keep: true,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS(this, "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count3, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count3);
        return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
      }
    };
  }
});

// node_modules/yaml/browser/dist/nodes/Alias.js
function getAliasCount(doc, node, anchors) {
  if (isAlias(node)) {
    const source = node.resolve(doc);
    const anchor = anchors && source && anchors.get(source);
    return anchor ? anchor.count * anchor.aliasCount : 0;
  } else if (isCollection(node)) {
    let count3 = 0;
    for (const item of node.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count3)
        count3 = c;
    }
    return count3;
  } else if (isPair(node)) {
    const kc = getAliasCount(doc, node.key, anchors);
    const vc = getAliasCount(doc, node.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}
var Alias;
var init_Alias = __esm({
  "node_modules/yaml/browser/dist/nodes/Alias.js"() {
    init_anchors();
    init_visit();
    init_identity();
    init_Node();
    init_toJS();
    Alias = class extends NodeBase {
      constructor(source) {
        super(ALIAS);
        this.source = source;
        Object.defineProperty(this, "tag", {
          set() {
            throw new Error("Alias nodes cannot have tags");
          }
        });
      }
      /**
       * Resolve the value of this alias within `doc`, finding the last
       * instance of the `source` anchor before this node.
       */
      resolve(doc, ctx) {
        if (ctx?.maxAliasCount === 0)
          throw new ReferenceError("Alias resolution is disabled");
        let nodes;
        if (ctx?.aliasResolveCache) {
          nodes = ctx.aliasResolveCache;
        } else {
          nodes = [];
          visit(doc, {
            Node: (_key, node) => {
              if (isAlias(node) || hasAnchor(node))
                nodes.push(node);
            }
          });
          if (ctx)
            ctx.aliasResolveCache = nodes;
        }
        let found = void 0;
        for (const node of nodes) {
          if (node === this)
            break;
          if (node.anchor === this.source)
            found = node;
        }
        if (found && ctx) {
          const { anchors, doc: doc2, maxAliasCount } = ctx;
          let data2 = anchors.get(found);
          if (!data2) {
            toJS(found, null, ctx);
            data2 = anchors.get(found);
          }
          if (data2?.res === void 0) {
            const msg = "This should not happen: Alias anchor was not resolved?";
            throw new ReferenceError(msg);
          }
          if (maxAliasCount >= 0) {
            data2.count += 1;
            if (data2.aliasCount === 0)
              data2.aliasCount = getAliasCount(doc2, found, anchors);
            if (data2.count * data2.aliasCount > maxAliasCount) {
              const msg = "Excessive alias count indicates a resource exhaustion attack";
              throw new ReferenceError(msg);
            }
          }
        }
        return found;
      }
      toJSON(_arg, ctx) {
        if (!ctx)
          return { source: this.source };
        const source = this.resolve(ctx.doc, ctx);
        if (!source) {
          const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new ReferenceError(msg);
        }
        return ctx.anchors.get(source).res;
      }
      toString(ctx, _onComment, _onChompKeep) {
        const src = `*${this.source}`;
        if (ctx) {
          anchorIsValid(this.source);
          if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
            const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw new Error(msg);
          }
          if (ctx.implicitKey)
            return `${src} `;
        }
        return src;
      }
    };
  }
});

// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue, Scalar;
var init_Scalar = __esm({
  "node_modules/yaml/browser/dist/nodes/Scalar.js"() {
    init_identity();
    init_Node();
    init_toJS();
    isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
    Scalar = class extends NodeBase {
      constructor(value) {
        super(SCALAR);
        this.value = value;
      }
      toJSON(arg, ctx) {
        return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
      }
      toString() {
        return String(this.value);
      }
    };
    Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
    Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
    Scalar.PLAIN = "PLAIN";
    Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
    Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
  }
});

// node_modules/yaml/browser/dist/doc/createNode.js
function findTagObject(value, tagName, tags) {
  if (tagName) {
    const match = tags.filter((t) => t.tag === tagName);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map2.items.push(value);
    return map2;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema4, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName?.startsWith("!!"))
    tagName = defaultTagPrefix + tagName.slice(2);
  let tagObj = findTagObject(value, tagName, schema4.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node2 = new Scalar(value);
      if (ref)
        ref.node = node2;
      return node2;
    }
    tagObj = value instanceof Map ? schema4[MAP] : Symbol.iterator in Object(value) ? schema4[SEQ] : schema4[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName)
    node.tag = tagName;
  else if (!tagObj.default)
    node.tag = tagObj.tag;
  if (ref)
    ref.node = node;
  return node;
}
var defaultTagPrefix;
var init_createNode = __esm({
  "node_modules/yaml/browser/dist/doc/createNode.js"() {
    init_Alias();
    init_identity();
    init_Scalar();
    defaultTagPrefix = "tag:yaml.org,2002:";
  }
});

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema4, path, value) {
  let v = value;
  for (let i = path.length - 1; i >= 0; --i) {
    const k = path[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v;
      v = a;
    } else {
      v = /* @__PURE__ */ new Map([[k, v]]);
    }
  }
  return createNode(v, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema4,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath, Collection;
var init_Collection = __esm({
  "node_modules/yaml/browser/dist/nodes/Collection.js"() {
    init_createNode();
    init_identity();
    init_Node();
    isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
    Collection = class extends NodeBase {
      constructor(type, schema4) {
        super(type);
        Object.defineProperty(this, "schema", {
          value: schema4,
          configurable: true,
          enumerable: false,
          writable: true
        });
      }
      /**
       * Create a copy of this collection.
       *
       * @param schema - If defined, overwrites the original's schema
       */
      clone(schema4) {
        const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        if (schema4)
          copy.schema = schema4;
        copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema4) : it);
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /**
       * Adds a value to the collection. For `!!map` and `!!omap` the value must
       * be a Pair instance or a `{ key, value }` object, which may not have a key
       * that already exists in the map.
       */
      addIn(path, value) {
        if (isEmptyPath(path))
          this.add(value);
        else {
          const [key, ...rest] = path;
          const node = this.get(key, true);
          if (isCollection(node))
            node.addIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
      /**
       * Removes a value from the collection.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.delete(key);
        const node = this.get(key, true);
        if (isCollection(node))
          return node.deleteIn(rest);
        else
          throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        const [key, ...rest] = path;
        const node = this.get(key, true);
        if (rest.length === 0)
          return !keepScalar && isScalar(node) ? node.value : node;
        else
          return isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
      }
      hasAllNullValues(allowScalar) {
        return this.items.every((node) => {
          if (!isPair(node))
            return false;
          const n = node.value;
          return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
        });
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       */
      hasIn(path) {
        const [key, ...rest] = path;
        if (rest.length === 0)
          return this.has(key);
        const node = this.get(key, true);
        return isCollection(node) ? node.hasIn(rest) : false;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        const [key, ...rest] = path;
        if (rest.length === 0) {
          this.set(key, value);
        } else {
          const node = this.get(key, true);
          if (isCollection(node))
            node.setIn(rest, value);
          else if (node === void 0 && this.schema)
            this.set(key, collectionFromPath(this.schema, rest, value));
          else
            throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
        }
      }
    };
  }
});

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
function indentComment(comment, indent2) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent2 ? comment.replace(/^(?! *$)/gm, indent2) : comment;
}
var stringifyComment, lineComment;
var init_stringifyComment = __esm({
  "node_modules/yaml/browser/dist/stringify/stringifyComment.js"() {
    stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
    lineComment = (str, indent2, comment) => str.endsWith("\n") ? indentComment(comment, indent2) : comment.includes("\n") ? "\n" + indentComment(comment, indent2) : (str.endsWith(" ") ? "" : " ") + comment;
  }
});

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
function foldFlowLines(text2, indent2, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text2;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent2.length);
  if (text2.length <= endStep)
    return text2;
  const folds = [];
  const escapedFolds = {};
  let end = lineWidth - indent2.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text2, i, indent2.length);
    if (i !== -1)
      end = i + endStep;
  }
  for (let ch; ch = text2[i += 1]; ) {
    if (mode === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text2[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text2, i, indent2.length);
      end = i + indent2.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next = text2[i + 1];
        if (next && next !== " " && next !== "\n" && next !== "	")
          split = i;
      }
      if (i >= end) {
        if (split) {
          folds.push(split);
          end = split + endStep;
          split = void 0;
        } else if (mode === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text2[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text2;
          folds.push(j);
          escapedFolds[j] = true;
          end = j + endStep;
          split = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text2;
  if (onFold)
    onFold();
  let res = text2.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end2 = folds[i2 + 1] || text2.length;
    if (fold === 0)
      res = `
${indent2}${text2.slice(0, end2)}`;
    else {
      if (mode === FOLD_QUOTED && escapedFolds[fold])
        res += `${text2[fold]}\\`;
      res += `
${indent2}${text2.slice(fold + 1, end2)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text2, i, indent2) {
  let end = i;
  let start = i + 1;
  let ch = text2[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent2) {
      ch = text2[++i];
    } else {
      do {
        ch = text2[++i];
      } while (ch && ch !== "\n");
      end = i;
      start = i + 1;
      ch = text2[start];
    }
  }
  return end;
}
var FOLD_FLOW, FOLD_BLOCK, FOLD_QUOTED;
var init_foldFlowLines = __esm({
  "node_modules/yaml/browser/dist/stringify/foldFlowLines.js"() {
    FOLD_FLOW = "flow";
    FOLD_BLOCK = "block";
    FOLD_QUOTED = "quoted";
  }
});

// node_modules/yaml/browser/dist/stringify/stringifyString.js
function lineLengthOverLimit(str, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit = lineWidth - indentLength;
  const strLen = str.length;
  if (strLen <= limit)
    return false;
  for (let i = 0, start = 0; i < strLen; ++i) {
    if (str[i] === "\n") {
      if (i - start > limit)
        return true;
      start = i + 1;
      if (strLen - start <= limit)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent2 = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str = "";
  let start = 0;
  for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
      str += json.slice(start, i) + "\\ ";
      i += 1;
      start = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json[i + 1]) {
        case "u":
          {
            str += json.slice(start, i);
            const code = json.substr(i + 2, 4);
            switch (code) {
              case "0000":
                str += "\\0";
                break;
              case "0007":
                str += "\\a";
                break;
              case "000b":
                str += "\\v";
                break;
              case "001b":
                str += "\\e";
                break;
              case "0085":
                str += "\\N";
                break;
              case "00a0":
                str += "\\_";
                break;
              case "2028":
                str += "\\L";
                break;
              case "2029":
                str += "\\P";
                break;
              default:
                if (code.substr(0, 2) === "00")
                  str += "\\x" + code.substr(2);
                else
                  str += json.substr(i, 6);
            }
            i += 5;
            start = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
            i += 1;
          } else {
            str += json.slice(start, i) + "\n\n";
            while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
              str += "\n";
              i += 2;
            }
            str += indent2;
            if (json[i + 2] === " ")
              str += "\\";
            i += 1;
            start = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str = start ? str + json.slice(start) : json;
  return implicitKey ? str : foldFlowLines(str, indent2, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent2 = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent2}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent2, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent2 = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent2.length);
  if (!value)
    return literal ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end = value.substring(endStart);
  const endNlPos = end.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end || endNlPos !== end.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end) {
    value = value.slice(0, -end.length);
    if (end[end.length - 1] === "\n")
      end = end.slice(0, -1);
    end = end.replace(blockEndNewlines, `$&${indent2}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent2}`);
  }
  const indentSize = indent2 ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent2}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body = foldFlowLines(`${start}${foldedValue}${end}`, indent2, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent2}${body}`;
  }
  value = value.replace(/\n+/g, `$&${indent2}`);
  return `|${header}
${indent2}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
  const { type, value } = item;
  const { actualString, implicitKey, indent: indent2, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent2 === "") {
      ctx.forceBlockIndent = true;
      return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent2 === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str = value.replace(/\n+/g, `$&
${indent2}`);
  if (actualString) {
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
      return quotedString(value, ctx);
  }
  return implicitKey ? str : foldFlowLines(str, indent2, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
  let { type } = item;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify2 = (_type2) => {
    switch (_type2) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify2(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify2(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}
var getFoldOptions, containsDocumentMarker, blockEndNewlines;
var init_stringifyString = __esm({
  "node_modules/yaml/browser/dist/stringify/stringifyString.js"() {
    init_Scalar();
    init_foldFlowLines();
    getFoldOptions = (ctx, isBlock2) => ({
      indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
      lineWidth: ctx.options.lineWidth,
      minContentWidth: ctx.options.minContentWidth
    });
    containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
    try {
      blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
    } catch {
      blockEndNewlines = /\n+(?!\n|$)/g;
    }
  }
});

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item) {
  if (item.tag) {
    const match = tags.filter((t) => t.tag === item.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item)) {
    obj = item.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
  } else {
    obj = item;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name} value`);
  }
  return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor = (isScalar(node) || isCollection(node)) && node.anchor;
  if (anchor && anchorIsValid(anchor)) {
    anchors.add(anchor);
    props.push(`&${anchor}`);
  }
  const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
  if (isPair(item))
    return item.toString(ctx, onComment, onChompKeep);
  if (isAlias(item)) {
    if (ctx.doc.directives)
      return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
      item = item.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
  const props = stringifyProps(node, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str;
  return isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
}
var init_stringify = __esm({
  "node_modules/yaml/browser/dist/stringify/stringify.js"() {
    init_anchors();
    init_identity();
    init_stringifyComment();
    init_stringifyString();
  }
});

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent: indent2, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key) && key.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key) || !isNode(key) && typeof key === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent2 + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str === "" ? "?" : explicitKey ? `? ${str}` : str;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str = `? ${str}`;
    if (keyComment && !keyCommentDone) {
      str += lineComment(str, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
    str = `? ${str}
${indent2}:`;
  } else {
    str = `${str}:`;
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str += lineComment(str, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str;
}
var init_stringifyPair = __esm({
  "node_modules/yaml/browser/dist/stringify/stringifyPair.js"() {
    init_identity();
    init_Scalar();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
  if (logLevel === "debug" || logLevel === "warn") {
    console.warn(warning);
  }
}
var init_log = __esm({
  "node_modules/yaml/browser/dist/log.js"() {
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
function addMergeToJSMap(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (isSeq(source))
    for (const it of source.items)
      mergeValue(ctx, map2, it);
  else if (Array.isArray(source))
    for (const it of source)
      mergeValue(ctx, map2, it);
  else
    mergeValue(ctx, map2, source);
}
function mergeValue(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (!isMap(source))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source.toJSON(null, ctx, Map);
  for (const [key, value2] of srcMap) {
    if (map2 instanceof Map) {
      if (!map2.has(key))
        map2.set(key, value2);
    } else if (map2 instanceof Set) {
      map2.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
      Object.defineProperty(map2, key, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map2;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}
var MERGE_KEY, merge, isMergeKey;
var init_merge = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js"() {
    init_identity();
    init_Scalar();
    MERGE_KEY = "<<";
    merge = {
      identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
      default: "key",
      tag: "tag:yaml.org,2002:merge",
      test: /^<<$/,
      resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
        addToJSMap: addMergeToJSMap
      }),
      stringify: () => MERGE_KEY
    };
    isMergeKey = (ctx, key) => (merge.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
  }
});

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map2, { key, value }) {
  if (isNode(key) && key.addToJSMap)
    key.addToJSMap(ctx, map2, value);
  else if (isMergeKey(ctx, key))
    addMergeToJSMap(ctx, map2, value);
  else {
    const jsKey = toJS(key, "", ctx);
    if (map2 instanceof Map) {
      map2.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map2 instanceof Set) {
      map2.add(jsKey);
    } else {
      const stringKey = stringifyKey(key, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map2)
        Object.defineProperty(map2, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map2[stringKey] = jsValue;
    }
  }
  return map2;
}
function stringifyKey(key, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node of ctx.anchors.keys())
      strCtx.anchors.add(node.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}
var init_addPairToJSMap = __esm({
  "node_modules/yaml/browser/dist/nodes/addPairToJSMap.js"() {
    init_log();
    init_merge();
    init_stringify();
    init_identity();
    init_toJS();
  }
});

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair;
var init_Pair = __esm({
  "node_modules/yaml/browser/dist/nodes/Pair.js"() {
    init_createNode();
    init_stringifyPair();
    init_addPairToJSMap();
    init_identity();
    Pair = class _Pair {
      constructor(key, value = null) {
        Object.defineProperty(this, NODE_TYPE, { value: PAIR });
        this.key = key;
        this.value = value;
      }
      clone(schema4) {
        let { key, value } = this;
        if (isNode(key))
          key = key.clone(schema4);
        if (isNode(value))
          value = value.clone(schema4);
        return new _Pair(key, value);
      }
      toJSON(_, ctx) {
        const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return addPairToJSMap(ctx, pair, this);
      }
      toString(ctx, onComment, onChompKeep) {
        return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
      }
    };
  }
});

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
  const flow = ctx.inFlow ?? collection.flow;
  const stringify4 = flow ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent: indent2, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment2 = null;
    if (isNode(item)) {
      if (!chompKeep && item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
      if (item.comment)
        comment2 = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str2 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str2 += lineComment(str2, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines.push(blockItemPrefix + str2);
  }
  let str;
  if (lines.length === 0) {
    str = flowChars.start + flowChars.end;
  } else {
    str = lines[0];
    for (let i = 1; i < lines.length; ++i) {
      const line = lines[i];
      str += line ? `
${indent2}${line}` : "\n";
    }
  }
  if (comment) {
    str += "\n" + indentComment(commentString(comment), indent2);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
  const { indent: indent2, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment = null;
    if (isNode(item)) {
      if (item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, false);
      if (item.comment)
        comment = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item.value) ? item.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str = stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
    if (i < items.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str += ",";
      }
    }
    if (comment)
      str += lineComment(str, itemIndent, commentString(comment));
    lines.push(str);
    linesAtValue = lines.length;
  }
  const { start, end } = flowChars;
  if (lines.length === 0) {
    return start + end;
  } else {
    if (!reqNewline) {
      const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start;
      for (const line of lines)
        str += line ? `
${indentStep}${indent2}${line}` : "\n";
      return `${str}
${indent2}${end}`;
    } else {
      return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
    }
  }
}
function addCommentBefore({ indent: indent2, options: { commentString } }, lines, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent2);
    lines.push(ic.trimStart());
  }
}
var init_stringifyCollection = __esm({
  "node_modules/yaml/browser/dist/stringify/stringifyCollection.js"() {
    init_identity();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items) {
    if (isPair(it)) {
      if (it.key === key || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap;
var init_YAMLMap = __esm({
  "node_modules/yaml/browser/dist/nodes/YAMLMap.js"() {
    init_stringifyCollection();
    init_addPairToJSMap();
    init_Collection();
    init_identity();
    init_Pair();
    init_Scalar();
    YAMLMap = class extends Collection {
      static get tagName() {
        return "tag:yaml.org,2002:map";
      }
      constructor(schema4) {
        super(MAP, schema4);
        this.items = [];
      }
      /**
       * A generic collection parsing method that can be extended
       * to other node classes that inherit from YAMLMap
       */
      static from(schema4, obj, ctx) {
        const { keepUndefined, replacer } = ctx;
        const map2 = new this(schema4);
        const add = (key, value) => {
          if (typeof replacer === "function")
            value = replacer.call(obj, key, value);
          else if (Array.isArray(replacer) && !replacer.includes(key))
            return;
          if (value !== void 0 || keepUndefined)
            map2.items.push(createPair(key, value, ctx));
        };
        if (obj instanceof Map) {
          for (const [key, value] of obj)
            add(key, value);
        } else if (obj && typeof obj === "object") {
          for (const key of Object.keys(obj))
            add(key, obj[key]);
        }
        if (typeof schema4.sortMapEntries === "function") {
          map2.items.sort(schema4.sortMapEntries);
        }
        return map2;
      }
      /**
       * Adds a value to the collection.
       *
       * @param overwrite - If not set `true`, using a key that is already in the
       *   collection will throw. Otherwise, overwrites the previous value.
       */
      add(pair, overwrite) {
        let _pair;
        if (isPair(pair))
          _pair = pair;
        else if (!pair || typeof pair !== "object" || !("key" in pair)) {
          _pair = new Pair(pair, pair?.value);
        } else
          _pair = new Pair(pair.key, pair.value);
        const prev = findPair(this.items, _pair.key);
        const sortEntries = this.schema?.sortMapEntries;
        if (prev) {
          if (!overwrite)
            throw new Error(`Key ${_pair.key} already set`);
          if (isScalar(prev.value) && isScalarValue(_pair.value))
            prev.value.value = _pair.value;
          else
            prev.value = _pair.value;
        } else if (sortEntries) {
          const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
          if (i === -1)
            this.items.push(_pair);
          else
            this.items.splice(i, 0, _pair);
        } else {
          this.items.push(_pair);
        }
      }
      delete(key) {
        const it = findPair(this.items, key);
        if (!it)
          return false;
        const del = this.items.splice(this.items.indexOf(it), 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const it = findPair(this.items, key);
        const node = it?.value;
        return (!keepScalar && isScalar(node) ? node.value : node) ?? void 0;
      }
      has(key) {
        return !!findPair(this.items, key);
      }
      set(key, value) {
        this.add(new Pair(key, value), true);
      }
      /**
       * @param ctx - Conversion context, originally set in Document#toJS()
       * @param {Class} Type - If set, forces the returned collection type
       * @returns Instance of Type, Map, or Object
       */
      toJSON(_, ctx, Type) {
        const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        if (ctx?.onCreate)
          ctx.onCreate(map2);
        for (const item of this.items)
          addPairToJSMap(ctx, map2, item);
        return map2;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        for (const item of this.items) {
          if (!isPair(item))
            throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
        }
        if (!ctx.allNullValues && this.hasAllNullValues(false))
          ctx = Object.assign({}, ctx, { allNullValues: true });
        return stringifyCollection(this, ctx, {
          blockItemPrefix: "",
          flowChars: { start: "{", end: "}" },
          itemIndent: ctx.indent || "",
          onChompKeep,
          onComment
        });
      }
    };
  }
});

// node_modules/yaml/browser/dist/schema/common/map.js
var map;
var init_map = __esm({
  "node_modules/yaml/browser/dist/schema/common/map.js"() {
    init_identity();
    init_YAMLMap();
    map = {
      collection: "map",
      default: true,
      nodeClass: YAMLMap,
      tag: "tag:yaml.org,2002:map",
      resolve(map2, onError) {
        if (!isMap(map2))
          onError("Expected a mapping for this tag");
        return map2;
      },
      createNode: (schema4, obj, ctx) => YAMLMap.from(schema4, obj, ctx)
    };
  }
});

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}
var YAMLSeq;
var init_YAMLSeq = __esm({
  "node_modules/yaml/browser/dist/nodes/YAMLSeq.js"() {
    init_createNode();
    init_stringifyCollection();
    init_Collection();
    init_identity();
    init_Scalar();
    init_toJS();
    YAMLSeq = class extends Collection {
      static get tagName() {
        return "tag:yaml.org,2002:seq";
      }
      constructor(schema4) {
        super(SEQ, schema4);
        this.items = [];
      }
      add(value) {
        this.items.push(value);
      }
      /**
       * Removes a value from the collection.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       *
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return false;
        const del = this.items.splice(idx, 1);
        return del.length > 0;
      }
      get(key, keepScalar) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          return void 0;
        const it = this.items[idx];
        return !keepScalar && isScalar(it) ? it.value : it;
      }
      /**
       * Checks if the collection includes a value with the key `key`.
       *
       * `key` must contain a representation of an integer for this to succeed.
       * It may be wrapped in a `Scalar`.
       */
      has(key) {
        const idx = asItemIndex(key);
        return typeof idx === "number" && idx < this.items.length;
      }
      /**
       * Sets a value in this collection. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       *
       * If `key` does not contain a representation of an integer, this will throw.
       * It may be wrapped in a `Scalar`.
       */
      set(key, value) {
        const idx = asItemIndex(key);
        if (typeof idx !== "number")
          throw new Error(`Expected a valid index, not ${key}.`);
        const prev = this.items[idx];
        if (isScalar(prev) && isScalarValue(value))
          prev.value = value;
        else
          this.items[idx] = value;
      }
      toJSON(_, ctx) {
        const seq2 = [];
        if (ctx?.onCreate)
          ctx.onCreate(seq2);
        let i = 0;
        for (const item of this.items)
          seq2.push(toJS(item, String(i++), ctx));
        return seq2;
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        return stringifyCollection(this, ctx, {
          blockItemPrefix: "- ",
          flowChars: { start: "[", end: "]" },
          itemIndent: (ctx.indent || "") + "  ",
          onChompKeep,
          onComment
        });
      }
      static from(schema4, obj, ctx) {
        const { replacer } = ctx;
        const seq2 = new this(schema4);
        if (obj && Symbol.iterator in Object(obj)) {
          let i = 0;
          for (let it of obj) {
            if (typeof replacer === "function") {
              const key = obj instanceof Set ? it : String(i++);
              it = replacer.call(obj, key, it);
            }
            seq2.items.push(createNode(it, void 0, ctx));
          }
        }
        return seq2;
      }
    };
  }
});

// node_modules/yaml/browser/dist/schema/common/seq.js
var seq;
var init_seq = __esm({
  "node_modules/yaml/browser/dist/schema/common/seq.js"() {
    init_identity();
    init_YAMLSeq();
    seq = {
      collection: "seq",
      default: true,
      nodeClass: YAMLSeq,
      tag: "tag:yaml.org,2002:seq",
      resolve(seq2, onError) {
        if (!isSeq(seq2))
          onError("Expected a sequence for this tag");
        return seq2;
      },
      createNode: (schema4, obj, ctx) => YAMLSeq.from(schema4, obj, ctx)
    };
  }
});

// node_modules/yaml/browser/dist/schema/common/string.js
var string2;
var init_string = __esm({
  "node_modules/yaml/browser/dist/schema/common/string.js"() {
    init_stringifyString();
    string2 = {
      identify: (value) => typeof value === "string",
      default: true,
      tag: "tag:yaml.org,2002:str",
      resolve: (str) => str,
      stringify(item, ctx, onComment, onChompKeep) {
        ctx = Object.assign({ actualString: true }, ctx);
        return stringifyString(item, ctx, onComment, onChompKeep);
      }
    };
  }
});

// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag;
var init_null = __esm({
  "node_modules/yaml/browser/dist/schema/common/null.js"() {
    init_Scalar();
    nullTag = {
      identify: (value) => value == null,
      createNode: () => new Scalar(null),
      default: true,
      tag: "tag:yaml.org,2002:null",
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: () => new Scalar(null),
      stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
    };
  }
});

// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag;
var init_bool = __esm({
  "node_modules/yaml/browser/dist/schema/core/bool.js"() {
    init_Scalar();
    boolTag = {
      identify: (value) => typeof value === "boolean",
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
      stringify({ source, value }, ctx) {
        if (source && boolTag.test.test(source)) {
          const sv = source[0] === "t" || source[0] === "T";
          if (value === sv)
            return source;
        }
        return value ? ctx.options.trueStr : ctx.options.falseStr;
      }
    };
  }
});

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format: format3, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format3 && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}
var init_stringifyNumber = __esm({
  "node_modules/yaml/browser/dist/stringify/stringifyNumber.js"() {
  }
});

// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN, floatExp, float;
var init_float = __esm({
  "node_modules/yaml/browser/dist/schema/core/float.js"() {
    init_Scalar();
    init_stringifyNumber();
    floatNaN = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber
    };
    floatExp = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber(node);
      }
    };
    float = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(str) {
        const node = new Scalar(parseFloat(str));
        const dot = str.indexOf(".");
        if (dot !== -1 && str[str.length - 1] === "0")
          node.minFractionDigits = str.length - dot - 1;
        return node;
      },
      stringify: stringifyNumber
    };
  }
});

// node_modules/yaml/browser/dist/schema/core/int.js
function intStringify(node, radix, prefix) {
  const { value } = node;
  if (intIdentify(value) && value >= 0)
    return prefix + value.toString(radix);
  return stringifyNumber(node);
}
var intIdentify, intResolve, intOct, int, intHex;
var init_int = __esm({
  "node_modules/yaml/browser/dist/schema/core/int.js"() {
    init_stringifyNumber();
    intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
    intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
    intOct = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^0o[0-7]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
      stringify: (node) => intStringify(node, 8, "0o")
    };
    int = {
      identify: intIdentify,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
      stringify: stringifyNumber
    };
    intHex = {
      identify: (value) => intIdentify(value) && value >= 0,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^0x[0-9a-fA-F]+$/,
      resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
      stringify: (node) => intStringify(node, 16, "0x")
    };
  }
});

// node_modules/yaml/browser/dist/schema/core/schema.js
var schema;
var init_schema2 = __esm({
  "node_modules/yaml/browser/dist/schema/core/schema.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_bool();
    init_float();
    init_int();
    schema = [
      map,
      seq,
      string2,
      nullTag,
      boolTag,
      intOct,
      int,
      intHex,
      floatNaN,
      floatExp,
      float
    ];
  }
});

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON, jsonScalars, jsonError, schema2;
var init_schema3 = __esm({
  "node_modules/yaml/browser/dist/schema/json/schema.js"() {
    init_Scalar();
    init_map();
    init_seq();
    stringifyJSON = ({ value }) => JSON.stringify(value);
    jsonScalars = [
      {
        identify: (value) => typeof value === "string",
        default: true,
        tag: "tag:yaml.org,2002:str",
        resolve: (str) => str,
        stringify: stringifyJSON
      },
      {
        identify: (value) => value == null,
        createNode: () => new Scalar(null),
        default: true,
        tag: "tag:yaml.org,2002:null",
        test: /^null$/,
        resolve: () => null,
        stringify: stringifyJSON
      },
      {
        identify: (value) => typeof value === "boolean",
        default: true,
        tag: "tag:yaml.org,2002:bool",
        test: /^true$|^false$/,
        resolve: (str) => str === "true",
        stringify: stringifyJSON
      },
      {
        identify: intIdentify2,
        default: true,
        tag: "tag:yaml.org,2002:int",
        test: /^-?(?:0|[1-9][0-9]*)$/,
        resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
        stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
      },
      {
        identify: (value) => typeof value === "number",
        default: true,
        tag: "tag:yaml.org,2002:float",
        test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
        resolve: (str) => parseFloat(str),
        stringify: stringifyJSON
      }
    ];
    jsonError = {
      default: true,
      tag: "",
      test: /^/,
      resolve(str, onError) {
        onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
        return str;
      }
    };
    schema2 = [map, seq].concat(jsonScalars, jsonError);
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary;
var init_binary = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js"() {
    init_Scalar();
    init_stringifyString();
    binary = {
      identify: (value) => value instanceof Uint8Array,
      // Buffer inherits from Uint8Array
      default: false,
      tag: "tag:yaml.org,2002:binary",
      /**
       * Returns a Buffer in node and an Uint8Array in browsers
       *
       * To use the resulting buffer as an image, you'll want to do something like:
       *
       *   const blob = new Blob([buffer], { type: 'image/jpeg' })
       *   document.querySelector('#photo').src = URL.createObjectURL(blob)
       */
      resolve(src, onError) {
        if (typeof atob === "function") {
          const str = atob(src.replace(/[\n\r]/g, ""));
          const buffer = new Uint8Array(str.length);
          for (let i = 0; i < str.length; ++i)
            buffer[i] = str.charCodeAt(i);
          return buffer;
        } else {
          onError("This environment does not support reading binary tags; either Buffer or atob is required");
          return src;
        }
      },
      stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
        if (!value)
          return "";
        const buf = value;
        let str;
        if (typeof btoa === "function") {
          let s = "";
          for (let i = 0; i < buf.length; ++i)
            s += String.fromCharCode(buf[i]);
          str = btoa(s);
        } else {
          throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
        }
        type ?? (type = Scalar.BLOCK_LITERAL);
        if (type !== Scalar.QUOTE_DOUBLE) {
          const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
          const n = Math.ceil(str.length / lineWidth);
          const lines = new Array(n);
          for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
            lines[i] = str.substr(o, lineWidth);
          }
          str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
        }
        return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
      }
    };
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item = seq2.items[i];
      if (isPair(item))
        continue;
      else if (isMap(item)) {
        if (item.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}
${pair.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair.value ?? pair.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair;
      }
      seq2.items[i] = isPair(item) ? item : new Pair(item);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema4, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema4);
  pairs2.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys = Object.keys(it);
        if (keys.length === 1) {
          key = keys[0];
          value = it[key];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
        }
      } else {
        key = it;
      }
      pairs2.items.push(createPair(key, value, ctx));
    }
  return pairs2;
}
var pairs;
var init_pairs = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js"() {
    init_identity();
    init_Pair();
    init_Scalar();
    init_YAMLSeq();
    pairs = {
      collection: "seq",
      default: false,
      tag: "tag:yaml.org,2002:pairs",
      resolve: resolvePairs,
      createNode: createPairs
    };
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap, omap;
var init_omap = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js"() {
    init_identity();
    init_toJS();
    init_YAMLMap();
    init_YAMLSeq();
    init_pairs();
    YAMLOMap = class _YAMLOMap extends YAMLSeq {
      constructor() {
        super();
        this.add = YAMLMap.prototype.add.bind(this);
        this.delete = YAMLMap.prototype.delete.bind(this);
        this.get = YAMLMap.prototype.get.bind(this);
        this.has = YAMLMap.prototype.has.bind(this);
        this.set = YAMLMap.prototype.set.bind(this);
        this.tag = _YAMLOMap.tag;
      }
      /**
       * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
       * but TypeScript won't allow widening the signature of a child method.
       */
      toJSON(_, ctx) {
        if (!ctx)
          return super.toJSON(_);
        const map2 = /* @__PURE__ */ new Map();
        if (ctx?.onCreate)
          ctx.onCreate(map2);
        for (const pair of this.items) {
          let key, value;
          if (isPair(pair)) {
            key = toJS(pair.key, "", ctx);
            value = toJS(pair.value, key, ctx);
          } else {
            key = toJS(pair, "", ctx);
          }
          if (map2.has(key))
            throw new Error("Ordered maps must not include duplicate keys");
          map2.set(key, value);
        }
        return map2;
      }
      static from(schema4, iterable, ctx) {
        const pairs2 = createPairs(schema4, iterable, ctx);
        const omap2 = new this();
        omap2.items = pairs2.items;
        return omap2;
      }
    };
    YAMLOMap.tag = "tag:yaml.org,2002:omap";
    omap = {
      collection: "seq",
      identify: (value) => value instanceof Map,
      nodeClass: YAMLOMap,
      default: false,
      tag: "tag:yaml.org,2002:omap",
      resolve(seq2, onError) {
        const pairs2 = resolvePairs(seq2, onError);
        const seenKeys = [];
        for (const { key } of pairs2.items) {
          if (isScalar(key)) {
            if (seenKeys.includes(key.value)) {
              onError(`Ordered maps must not include duplicate keys: ${key.value}`);
            } else {
              seenKeys.push(key.value);
            }
          }
        }
        return Object.assign(new YAMLOMap(), pairs2);
      },
      createNode: (schema4, iterable, ctx) => YAMLOMap.from(schema4, iterable, ctx)
    };
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source && boolObj.test.test(source))
    return source;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag, falseTag;
var init_bool2 = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js"() {
    init_Scalar();
    trueTag = {
      identify: (value) => value === true,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
      resolve: () => new Scalar(true),
      stringify: boolStringify
    };
    falseTag = {
      identify: (value) => value === false,
      default: true,
      tag: "tag:yaml.org,2002:bool",
      test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
      resolve: () => new Scalar(false),
      stringify: boolStringify
    };
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2, floatExp2, float2;
var init_float2 = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/float.js"() {
    init_Scalar();
    init_stringifyNumber();
    floatNaN2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
      stringify: stringifyNumber
    };
    floatExp2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "EXP",
      test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
      resolve: (str) => parseFloat(str.replace(/_/g, "")),
      stringify(node) {
        const num = Number(node.value);
        return isFinite(num) ? num.toExponential() : stringifyNumber(node);
      }
    };
    float2 = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(str) {
        const node = new Scalar(parseFloat(str.replace(/_/g, "")));
        const dot = str.indexOf(".");
        if (dot !== -1) {
          const f = str.substring(dot + 1).replace(/_/g, "");
          if (f[f.length - 1] === "0")
            node.minFractionDigits = f.length;
        }
        return node;
      },
      stringify: stringifyNumber
    };
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
function intResolve2(str, offset, radix, { intAsBigInt }) {
  const sign = str[0];
  if (sign === "-" || sign === "+")
    offset += 1;
  str = str.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix) {
      case 2:
        str = `0b${str}`;
        break;
      case 8:
        str = `0o${str}`;
        break;
      case 16:
        str = `0x${str}`;
        break;
    }
    const n2 = BigInt(str);
    return sign === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str, radix);
  return sign === "-" ? -1 * n : n;
}
function intStringify2(node, radix, prefix) {
  const { value } = node;
  if (intIdentify3(value)) {
    const str = value.toString(radix);
    return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
  }
  return stringifyNumber(node);
}
var intIdentify3, intBin, intOct2, int2, intHex2;
var init_int2 = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/int.js"() {
    init_stringifyNumber();
    intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
    intBin = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "BIN",
      test: /^[-+]?0b[0-1_]+$/,
      resolve: (str, _onError, opt) => intResolve2(str, 2, 2, opt),
      stringify: (node) => intStringify2(node, 2, "0b")
    };
    intOct2 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "OCT",
      test: /^[-+]?0[0-7_]+$/,
      resolve: (str, _onError, opt) => intResolve2(str, 1, 8, opt),
      stringify: (node) => intStringify2(node, 8, "0")
    };
    int2 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      test: /^[-+]?[0-9][0-9_]*$/,
      resolve: (str, _onError, opt) => intResolve2(str, 0, 10, opt),
      stringify: stringifyNumber
    };
    intHex2 = {
      identify: intIdentify3,
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "HEX",
      test: /^[-+]?0x[0-9a-fA-F_]+$/,
      resolve: (str, _onError, opt) => intResolve2(str, 2, 16, opt),
      stringify: (node) => intStringify2(node, 16, "0x")
    };
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet, set;
var init_set = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/set.js"() {
    init_identity();
    init_Pair();
    init_YAMLMap();
    YAMLSet = class _YAMLSet extends YAMLMap {
      constructor(schema4) {
        super(schema4);
        this.tag = _YAMLSet.tag;
      }
      add(key) {
        let pair;
        if (isPair(key))
          pair = key;
        else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
          pair = new Pair(key.key, null);
        else
          pair = new Pair(key, null);
        const prev = findPair(this.items, pair.key);
        if (!prev)
          this.items.push(pair);
      }
      /**
       * If `keepPair` is `true`, returns the Pair matching `key`.
       * Otherwise, returns the value of that Pair's key.
       */
      get(key, keepPair) {
        const pair = findPair(this.items, key);
        return !keepPair && isPair(pair) ? isScalar(pair.key) ? pair.key.value : pair.key : pair;
      }
      set(key, value) {
        if (typeof value !== "boolean")
          throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
        const prev = findPair(this.items, key);
        if (prev && !value) {
          this.items.splice(this.items.indexOf(prev), 1);
        } else if (!prev && value) {
          this.items.push(new Pair(key));
        }
      }
      toJSON(_, ctx) {
        return super.toJSON(_, ctx, Set);
      }
      toString(ctx, onComment, onChompKeep) {
        if (!ctx)
          return JSON.stringify(this);
        if (this.hasAllNullValues(true))
          return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
        else
          throw new Error("Set items must all have null values");
      }
      static from(schema4, iterable, ctx) {
        const { replacer } = ctx;
        const set2 = new this(schema4);
        if (iterable && Symbol.iterator in Object(iterable))
          for (let value of iterable) {
            if (typeof replacer === "function")
              value = replacer.call(iterable, value, value);
            set2.items.push(createPair(value, null, ctx));
          }
        return set2;
      }
    };
    YAMLSet.tag = "tag:yaml.org,2002:set";
    set = {
      collection: "map",
      identify: (value) => value instanceof Set,
      nodeClass: YAMLSet,
      default: false,
      tag: "tag:yaml.org,2002:set",
      createNode: (schema4, iterable, ctx) => YAMLSet.from(schema4, iterable, ctx),
      resolve(map2, onError) {
        if (isMap(map2)) {
          if (map2.hasAllNullValues(true))
            return Object.assign(new YAMLSet(), map2);
          else
            onError("Set items must all have null values");
        } else
          onError("Expected a mapping for this tag");
        return map2;
      }
    };
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
  const sign = str[0];
  const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
  let { value } = node;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node);
  let sign = "";
  if (value < 0) {
    sign = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts = [value % _60];
  if (value < 60) {
    parts.unshift(0);
  } else {
    value = (value - parts[0]) / _60;
    parts.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts[0]) / _60;
      parts.unshift(value);
    }
  }
  return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime, floatTime, timestamp;
var init_timestamp = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js"() {
    init_stringifyNumber();
    intTime = {
      identify: (value) => typeof value === "bigint" || Number.isInteger(value),
      default: true,
      tag: "tag:yaml.org,2002:int",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
      resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
      stringify: stringifySexagesimal
    };
    floatTime = {
      identify: (value) => typeof value === "number",
      default: true,
      tag: "tag:yaml.org,2002:float",
      format: "TIME",
      test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
      resolve: (str) => parseSexagesimal(str, false),
      stringify: stringifySexagesimal
    };
    timestamp = {
      identify: (value) => value instanceof Date,
      default: true,
      tag: "tag:yaml.org,2002:timestamp",
      // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
      // may be omitted altogether, resulting in a date format. In such a case, the time part is
      // assumed to be 00:00:00Z (start of day, UTC).
      test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
      resolve(str) {
        const match = str.match(timestamp.test);
        if (!match)
          throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
        const [, year, month, day, hour, minute, second] = match.map(Number);
        const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
        let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
        const tz = match[8];
        if (tz && tz !== "Z") {
          let d = parseSexagesimal(tz, false);
          if (Math.abs(d) < 30)
            d *= 60;
          date -= 6e4 * d;
        }
        return new Date(date);
      },
      stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
    };
  }
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3;
var init_schema4 = __esm({
  "node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_binary();
    init_bool2();
    init_float2();
    init_int2();
    init_merge();
    init_omap();
    init_pairs();
    init_set();
    init_timestamp();
    schema3 = [
      map,
      seq,
      string2,
      nullTag,
      trueTag,
      falseTag,
      intBin,
      intOct2,
      int2,
      intHex2,
      floatNaN2,
      floatExp2,
      float2,
      binary,
      merge,
      omap,
      pairs,
      set,
      intTime,
      floatTime,
      timestamp
    ];
  }
});

// node_modules/yaml/browser/dist/schema/tags.js
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName = JSON.stringify(tag);
      const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}
var schemas, tagsByName, coreKnownTags;
var init_tags = __esm({
  "node_modules/yaml/browser/dist/schema/tags.js"() {
    init_map();
    init_null();
    init_seq();
    init_string();
    init_bool();
    init_float();
    init_int();
    init_schema2();
    init_schema3();
    init_binary();
    init_merge();
    init_omap();
    init_pairs();
    init_schema4();
    init_set();
    init_timestamp();
    schemas = /* @__PURE__ */ new Map([
      ["core", schema],
      ["failsafe", [map, seq, string2]],
      ["json", schema2],
      ["yaml11", schema3],
      ["yaml-1.1", schema3]
    ]);
    tagsByName = {
      binary,
      bool: boolTag,
      float,
      floatExp,
      floatNaN,
      floatTime,
      int,
      intHex,
      intOct,
      intTime,
      map,
      merge,
      null: nullTag,
      omap,
      pairs,
      seq,
      set,
      timestamp
    };
    coreKnownTags = {
      "tag:yaml.org,2002:binary": binary,
      "tag:yaml.org,2002:merge": merge,
      "tag:yaml.org,2002:omap": omap,
      "tag:yaml.org,2002:pairs": pairs,
      "tag:yaml.org,2002:set": set,
      "tag:yaml.org,2002:timestamp": timestamp
    };
  }
});

// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey, Schema;
var init_Schema = __esm({
  "node_modules/yaml/browser/dist/schema/Schema.js"() {
    init_identity();
    init_map();
    init_seq();
    init_string();
    init_tags();
    sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    Schema = class _Schema {
      constructor({ compat, customTags, merge: merge2, resolveKnownTags, schema: schema4, sortMapEntries, toStringDefaults }) {
        this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
        this.name = typeof schema4 === "string" && schema4 || "core";
        this.knownTags = resolveKnownTags ? coreKnownTags : {};
        this.tags = getTags(customTags, this.name, merge2);
        this.toStringOptions = toStringDefaults ?? null;
        Object.defineProperty(this, MAP, { value: map });
        Object.defineProperty(this, SCALAR, { value: string2 });
        Object.defineProperty(this, SEQ, { value: seq });
        this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
      }
      clone() {
        const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
        copy.tags = this.tags.slice();
        return copy;
      }
    };
  }
});

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
  const lines = [];
  let hasDirectives = options.directives === true;
  if (options.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines.push("---");
  const ctx = createStringifyContext(doc, options);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines.length !== 1)
      lines.unshift("");
    const cs = commentString(doc.commentBefore);
    lines.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body += lineComment(body, "", commentString(contentComment));
    if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") {
      lines[lines.length - 1] = `--- ${body}`;
    } else
      lines.push(body);
  } else {
    lines.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines.push("...");
        lines.push(indentComment(cs, ""));
      } else {
        lines.push(`... ${cs}`);
      }
    } else {
      lines.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
        lines.push("");
      lines.push(indentComment(commentString(dc), ""));
    }
  }
  return lines.join("\n") + "\n";
}
var init_stringifyDocument = __esm({
  "node_modules/yaml/browser/dist/stringify/stringifyDocument.js"() {
    init_identity();
    init_stringify();
    init_stringifyComment();
  }
});

// node_modules/yaml/browser/dist/doc/Document.js
function assertCollection(contents) {
  if (isCollection(contents))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}
var Document;
var init_Document = __esm({
  "node_modules/yaml/browser/dist/doc/Document.js"() {
    init_Alias();
    init_Collection();
    init_identity();
    init_Pair();
    init_toJS();
    init_Schema();
    init_stringifyDocument();
    init_anchors();
    init_applyReviver();
    init_createNode();
    init_directives();
    Document = class _Document {
      constructor(value, replacer, options) {
        this.commentBefore = null;
        this.comment = null;
        this.errors = [];
        this.warnings = [];
        Object.defineProperty(this, NODE_TYPE, { value: DOC });
        let _replacer = null;
        if (typeof replacer === "function" || Array.isArray(replacer)) {
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const opt = Object.assign({
          intAsBigInt: false,
          keepSourceTokens: false,
          logLevel: "warn",
          prettyErrors: true,
          strict: true,
          stringKeys: false,
          uniqueKeys: true,
          version: "1.2"
        }, options);
        this.options = opt;
        let { version: version3 } = opt;
        if (options?._directives) {
          this.directives = options._directives.atDocument();
          if (this.directives.yaml.explicit)
            version3 = this.directives.yaml.version;
        } else
          this.directives = new Directives({ version: version3 });
        this.setSchema(version3, options);
        this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
      }
      /**
       * Create a deep copy of this Document and its contents.
       *
       * Custom Node values that inherit from `Object` still refer to their original instances.
       */
      clone() {
        const copy = Object.create(_Document.prototype, {
          [NODE_TYPE]: { value: DOC }
        });
        copy.commentBefore = this.commentBefore;
        copy.comment = this.comment;
        copy.errors = this.errors.slice();
        copy.warnings = this.warnings.slice();
        copy.options = Object.assign({}, this.options);
        if (this.directives)
          copy.directives = this.directives.clone();
        copy.schema = this.schema.clone();
        copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
        if (this.range)
          copy.range = this.range.slice();
        return copy;
      }
      /** Adds a value to the document. */
      add(value) {
        if (assertCollection(this.contents))
          this.contents.add(value);
      }
      /** Adds a value to the document. */
      addIn(path, value) {
        if (assertCollection(this.contents))
          this.contents.addIn(path, value);
      }
      /**
       * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
       *
       * If `node` already has an anchor, `name` is ignored.
       * Otherwise, the `node.anchor` value will be set to `name`,
       * or if an anchor with that name is already present in the document,
       * `name` will be used as a prefix for a new unique anchor.
       * If `name` is undefined, the generated anchor will use 'a' as a prefix.
       */
      createAlias(node, name) {
        if (!node.anchor) {
          const prev = anchorNames(this);
          node.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
        }
        return new Alias(node.anchor);
      }
      createNode(value, replacer, options) {
        let _replacer = void 0;
        if (typeof replacer === "function") {
          value = replacer.call({ "": value }, "", value);
          _replacer = replacer;
        } else if (Array.isArray(replacer)) {
          const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
          const asStr = replacer.filter(keyToStr).map(String);
          if (asStr.length > 0)
            replacer = replacer.concat(asStr);
          _replacer = replacer;
        } else if (options === void 0 && replacer) {
          options = replacer;
          replacer = void 0;
        }
        const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
        const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
          this,
          // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
          anchorPrefix || "a"
        );
        const ctx = {
          aliasDuplicateObjects: aliasDuplicateObjects ?? true,
          keepUndefined: keepUndefined ?? false,
          onAnchor,
          onTagObj,
          replacer: _replacer,
          schema: this.schema,
          sourceObjects
        };
        const node = createNode(value, tag, ctx);
        if (flow && isCollection(node))
          node.flow = true;
        setAnchors();
        return node;
      }
      /**
       * Convert a key and a value into a `Pair` using the current schema,
       * recursively wrapping all values as `Scalar` or `Collection` nodes.
       */
      createPair(key, value, options = {}) {
        const k = this.createNode(key, null, options);
        const v = this.createNode(value, null, options);
        return new Pair(k, v);
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      delete(key) {
        return assertCollection(this.contents) ? this.contents.delete(key) : false;
      }
      /**
       * Removes a value from the document.
       * @returns `true` if the item was found and removed.
       */
      deleteIn(path) {
        if (isEmptyPath(path)) {
          if (this.contents == null)
            return false;
          this.contents = null;
          return true;
        }
        return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
      }
      /**
       * Returns item at `key`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      get(key, keepScalar) {
        return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
      }
      /**
       * Returns item at `path`, or `undefined` if not found. By default unwraps
       * scalar values from their surrounding node; to disable set `keepScalar` to
       * `true` (collections are always returned intact).
       */
      getIn(path, keepScalar) {
        if (isEmptyPath(path))
          return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
        return isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
      }
      /**
       * Checks if the document includes a value with the key `key`.
       */
      has(key) {
        return isCollection(this.contents) ? this.contents.has(key) : false;
      }
      /**
       * Checks if the document includes a value at `path`.
       */
      hasIn(path) {
        if (isEmptyPath(path))
          return this.contents !== void 0;
        return isCollection(this.contents) ? this.contents.hasIn(path) : false;
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      set(key, value) {
        if (this.contents == null) {
          this.contents = collectionFromPath(this.schema, [key], value);
        } else if (assertCollection(this.contents)) {
          this.contents.set(key, value);
        }
      }
      /**
       * Sets a value in this document. For `!!set`, `value` needs to be a
       * boolean to add/remove the item from the set.
       */
      setIn(path, value) {
        if (isEmptyPath(path)) {
          this.contents = value;
        } else if (this.contents == null) {
          this.contents = collectionFromPath(this.schema, Array.from(path), value);
        } else if (assertCollection(this.contents)) {
          this.contents.setIn(path, value);
        }
      }
      /**
       * Change the YAML version and schema used by the document.
       * A `null` version disables support for directives, explicit tags, anchors, and aliases.
       * It also requires the `schema` option to be given as a `Schema` instance value.
       *
       * Overrides all previously set schema options.
       */
      setSchema(version3, options = {}) {
        if (typeof version3 === "number")
          version3 = String(version3);
        let opt;
        switch (version3) {
          case "1.1":
            if (this.directives)
              this.directives.yaml.version = "1.1";
            else
              this.directives = new Directives({ version: "1.1" });
            opt = { resolveKnownTags: false, schema: "yaml-1.1" };
            break;
          case "1.2":
          case "next":
            if (this.directives)
              this.directives.yaml.version = version3;
            else
              this.directives = new Directives({ version: version3 });
            opt = { resolveKnownTags: true, schema: "core" };
            break;
          case null:
            if (this.directives)
              delete this.directives;
            opt = null;
            break;
          default: {
            const sv = JSON.stringify(version3);
            throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
          }
        }
        if (options.schema instanceof Object)
          this.schema = options.schema;
        else if (opt)
          this.schema = new Schema(Object.assign(opt, options));
        else
          throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
      }
      // json & jsonArg are only used from toJSON()
      toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
        const ctx = {
          anchors: /* @__PURE__ */ new Map(),
          doc: this,
          keep: !json,
          mapAsMap: mapAsMap === true,
          mapKeyWarned: false,
          maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
        };
        const res = toJS(this.contents, jsonArg ?? "", ctx);
        if (typeof onAnchor === "function")
          for (const { count: count3, res: res2 } of ctx.anchors.values())
            onAnchor(res2, count3);
        return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
      }
      /**
       * A JSON representation of the document `contents`.
       *
       * @param jsonArg Used by `JSON.stringify` to indicate the array index or
       *   property name.
       */
      toJSON(jsonArg, onAnchor) {
        return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
      }
      /** A YAML representation of the document. */
      toString(options = {}) {
        if (this.errors.length > 0)
          throw new Error("Document with errors cannot be stringified");
        if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
          const s = JSON.stringify(options.indent);
          throw new Error(`"indent" option must be a positive integer, not ${s}`);
        }
        return stringifyDocument(this, options);
      }
    };
  }
});

// node_modules/yaml/browser/dist/errors.js
var YAMLError, YAMLParseError, YAMLWarning, prettifyError;
var init_errors = __esm({
  "node_modules/yaml/browser/dist/errors.js"() {
    YAMLError = class extends Error {
      constructor(name, pos, code, message) {
        super();
        this.name = name;
        this.code = code;
        this.message = message;
        this.pos = pos;
      }
    };
    YAMLParseError = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLParseError", pos, code, message);
      }
    };
    YAMLWarning = class extends YAMLError {
      constructor(pos, code, message) {
        super("YAMLWarning", pos, code, message);
      }
    };
    prettifyError = (src, lc) => (error) => {
      if (error.pos[0] === -1)
        return;
      error.linePos = error.pos.map((pos) => lc.linePos(pos));
      const { line, col } = error.linePos[0];
      error.message += ` at line ${line}, column ${col}`;
      let ci = col - 1;
      let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
      if (ci >= 60 && lineStr.length > 80) {
        const trimStart = Math.min(ci - 39, lineStr.length - 79);
        lineStr = "\u2026" + lineStr.substring(trimStart);
        ci -= trimStart - 1;
      }
      if (lineStr.length > 80)
        lineStr = lineStr.substring(0, 79) + "\u2026";
      if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
        let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
        if (prev.length > 80)
          prev = prev.substring(0, 79) + "\u2026\n";
        lineStr = prev + lineStr;
      }
      if (/[^ ]/.test(lineStr)) {
        let count3 = 1;
        const end = error.linePos[1];
        if (end?.line === line && end.col > col) {
          count3 = Math.max(1, Math.min(end.col - col, 80 - ci));
        }
        const pointer = " ".repeat(ci) + "^".repeat(count3);
        error.message += `:

${lineStr}
${pointer}
`;
      }
    };
  }
});

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens2, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma = null;
  let found = null;
  let start = null;
  for (const token of tokens2) {
    if (reqSpace) {
      if (token.type !== "space" && token.type !== "newline" && token.type !== "comma")
        onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token.type !== "comment" && token.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token.type) {
      case "space":
        if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) {
          tab = token;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token.source;
        atNewline = true;
        hasNewline = true;
        if (anchor || tag)
          newlineAfterProp = token;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor)
          onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token.source.endsWith(":"))
          onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token;
        start ?? (start = token.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor || tag)
          onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
        if (found)
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
        found = token;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow) {
          if (comma)
            onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
          comma = token;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens2[tokens2.length - 1];
  const end = last ? last.offset + last.source.length : offset;
  if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) {
    onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor,
    tag,
    newlineAfterProp,
    end,
    start: start ?? end
  };
}
var init_resolve_props = __esm({
  "node_modules/yaml/browser/dist/compose/resolve-props.js"() {
  }
});

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
  if (!key)
    return null;
  switch (key.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key.source.includes("\n"))
        return true;
      if (key.end) {
        for (const st of key.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}
var init_util_contains_newline = __esm({
  "node_modules/yaml/browser/dist/compose/util-contains-newline.js"() {
  }
});

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent2, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end = fc.end[0];
    if (end.indent === indent2 && (end.source === "]" || end.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end, "BAD_INDENT", msg, true);
    }
  }
}
var init_util_flow_indent_check = __esm({
  "node_modules/yaml/browser/dist/compose/util-flow-indent-check.js"() {
    init_util_contains_newline();
  }
});

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair) => isEqual(pair.key, search));
}
var init_util_map_includes = __esm({
  "node_modules/yaml/browser/dist/compose/util-map-includes.js"() {
    init_identity();
  }
});

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key, sep: sep2, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep2?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key) {
        if (key.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key && key.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep2) {
        commentEnd = keyProps.end;
        if (keyProps.comment) {
          if (map2.comment)
            map2.comment += "\n" + keyProps.comment;
          else
            map2.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key)) {
        onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map2.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep2 ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep2, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      map2.items.push(pair);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd ?? offset];
  return map2;
}
var startColMsg;
var init_resolve_block_map = __esm({
  "node_modules/yaml/browser/dist/compose/resolve-block-map.js"() {
    init_Pair();
    init_YAMLMap();
    init_resolve_props();
    init_util_contains_newline();
    init_util_flow_indent_check();
    init_util_map_includes();
    startColMsg = "All mapping items must start at the same column";
  }
});

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd = null;
  for (const { start, value } of bs.items) {
    const props = resolveProps(start, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node.range[2];
    seq2.items.push(node);
  }
  seq2.range = [bs.offset, offset, commentEnd ?? offset];
  return seq2;
}
var init_resolve_block_seq = __esm({
  "node_modules/yaml/browser/dist/compose/resolve-block-seq.js"() {
    init_YAMLSeq();
    init_resolve_props();
    init_util_flow_indent_check();
  }
});

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
  let comment = "";
  if (end) {
    let hasSpace = false;
    let sep2 = "";
    for (const token of end) {
      const { source, type } = token;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep2 + cb;
          sep2 = "";
          break;
        }
        case "newline":
          if (comment)
            sep2 += source;
          hasSpace = true;
          break;
        default:
          onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source.length;
    }
  }
  return { comment, offset };
}
var init_resolve_end = __esm({
  "node_modules/yaml/browser/dist/compose/resolve-end.js"() {
  }
});

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start, key, sep: sep2, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep2?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep2 && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key))
        onError(
          key,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep2 && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep2, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
      if (isBlock(key))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep2 ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep2)
            for (const st of sep2) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep2, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair);
        const endRange = (valueNode ?? keyNode).range;
        map2.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map2);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end.comment) {
      if (coll.comment)
        coll.comment += "\n" + end.comment;
      else
        coll.comment = end.comment;
    }
    coll.range = [fc.offset, cePos, end.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}
var blockMsg, isBlock;
var init_resolve_flow_collection = __esm({
  "node_modules/yaml/browser/dist/compose/resolve-flow-collection.js"() {
    init_identity();
    init_Pair();
    init_YAMLMap();
    init_YAMLSeq();
    init_resolve_end();
    init_resolve_props();
    init_util_contains_newline();
    init_util_map_includes();
    blockMsg = "Block collections are not allowed within flow collections";
    isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
  }
});

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token, onError, tagName, tag) {
  const coll = token.type === "block-map" ? resolveBlockMap(CN2, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token, onError, tag) : resolveFlowCollection(CN2, ctx, token, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token.type === "block-seq") {
    const { anchor, newlineAfterProp: nl } = props;
    const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token, onError, tagName);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
      }
      return resolveCollection(CN2, ctx, token, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node = isNode(res) ? res : new Scalar(res);
  node.range = coll.range;
  node.tag = tagName;
  if (tag?.format)
    node.format = tag.format;
  return node;
}
var init_compose_collection = __esm({
  "node_modules/yaml/browser/dist/compose/compose-collection.js"() {
    init_identity();
    init_Scalar();
    init_YAMLMap();
    init_YAMLSeq();
    init_resolve_block_map();
    init_resolve_block_seq();
    init_resolve_flow_collection();
  }
});

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
  const start = scalar.offset;
  const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar.source ? splitLines(scalar.source) : [];
  let chompStart = lines.length;
  for (let i = lines.length - 1; i >= 0; --i) {
    const content = lines[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
    let end2 = start + header.length;
    if (scalar.source)
      end2 += scalar.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end2, end2] };
  }
  let trimIndent = scalar.indent + header.indent;
  let offset = scalar.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent2, content] = lines[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent2.length > trimIndent)
        trimIndent = indent2.length;
    } else {
      if (indent2.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent2.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent2.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent2.length + content.length + 1;
  }
  for (let i = lines.length - 1; i >= chompStart; --i) {
    if (lines[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep2 = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent2, content] = lines[i];
    offset += indent2.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent2.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent2 = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep2 + indent2.slice(trimIndent) + content;
      sep2 = "\n";
    } else if (indent2.length > trimIndent || content[0] === "	") {
      if (sep2 === " ")
        sep2 = "\n";
      else if (!prevMoreIndented && sep2 === "\n")
        sep2 = "\n\n";
      value += sep2 + indent2.slice(trimIndent) + content;
      sep2 = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep2 === "\n")
        value += "\n";
      else
        sep2 = "\n";
    } else {
      value += sep2 + content;
      sep2 = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines.length; ++i)
        value += "\n" + lines[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end = start + header.length + scalar.source.length;
  return { value, type, comment: header.comment, range: [start, end, end] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source } = props[0];
  const mode = source[0];
  let indent2 = 0;
  let chomp = "";
  let error = -1;
  for (let i = 1; i < source.length; ++i) {
    const ch = source[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent2 && n)
        indent2 = n;
      else if (error === -1)
        error = offset + i;
    }
  }
  if (error !== -1)
    onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
  let hasSpace = false;
  let comment = "";
  let length = source.length;
  for (let i = 1; i < props.length; ++i) {
    const token = props[i];
    switch (token.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token.source.length;
        break;
      case "comment":
        if (strict && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token, "MISSING_CHAR", message);
        }
        length += token.source.length;
        comment = token.source.substring(1);
        break;
      case "error":
        onError(token, "UNEXPECTED_TOKEN", token.message);
        length += token.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token.type}`;
        onError(token, "UNEXPECTED_TOKEN", message);
        const ts = token.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode, indent: indent2, chomp, comment, length };
}
function splitLines(source) {
  const split = source.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines.push([split[i], split[i + 1]]);
  return lines;
}
var init_resolve_block_scalar = __esm({
  "node_modules/yaml/browser/dist/compose/resolve-block-scalar.js"() {
    init_Scalar();
  }
});

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
  const { offset, type, source, end } = scalar;
  let _type2;
  let value;
  const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
  switch (type) {
    case "scalar":
      _type2 = Scalar.PLAIN;
      value = plainValue(source, _onError);
      break;
    case "single-quoted-scalar":
      _type2 = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source, _onError);
      break;
    case "double-quoted-scalar":
      _type2 = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source.length, offset + source.length]
      };
  }
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, strict, onError);
  return {
    value,
    type: _type2,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source, onError) {
  let badChar = "";
  switch (source[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
  if (source[source.length - 1] !== "'" || source.length === 1)
    onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
  const line = /(.*?)\r?\n/sy;
  let match = line.exec(source);
  if (!match)
    return source;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep2 = " ";
  let pos = line.lastIndex;
  while (match = line.exec(source)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep2 === "\n")
        res += sep2;
      else
        sep2 = "\n";
    } else {
      res += sep2 + lm;
      sep2 = " ";
    }
    pos = line.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source);
  return res + sep2 + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
  let res = "";
  for (let i = 1; i < source.length - 1; ++i) {
    const ch = source[i];
    if (ch === "\r" && source[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold, offset } = foldNewline(source, i);
      res += fold;
      i = offset;
    } else if (ch === "\\") {
      let next = source[++i];
      const cc = escapeCodes[next];
      if (cc)
        res += cc;
      else if (next === "\n") {
        next = source[i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "\r" && source[i + 1] === "\n") {
        next = source[++i + 1];
        while (next === " " || next === "	")
          next = source[++i + 1];
      } else if (next === "x" || next === "u" || next === "U") {
        const length = next === "x" ? 2 : next === "u" ? 4 : 8;
        res += parseCharCode(source, i + 1, length, onError);
        i += length;
      } else {
        const raw = source.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next = source[i + 1];
      while (next === " " || next === "	")
        next = source[++i + 1];
      if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n"))
        res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source[source.length - 1] !== '"' || source.length === 1)
    onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source, offset) {
  let fold = "";
  let ch = source[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold += "\n";
    offset += 1;
    ch = source[offset + 1];
  }
  if (!fold)
    fold = " ";
  return { fold, offset };
}
function parseCharCode(source, offset, length, onError) {
  const cc = source.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code);
  } catch {
    const raw = source.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}
var escapeCodes;
var init_resolve_flow_scalar = __esm({
  "node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js"() {
    init_Scalar();
    init_resolve_end();
    escapeCodes = {
      "0": "\0",
      // null character
      a: "\x07",
      // bell character
      b: "\b",
      // backspace
      e: "\x1B",
      // escape character
      f: "\f",
      // form feed
      n: "\n",
      // line feed
      r: "\r",
      // carriage return
      t: "	",
      // horizontal tab
      v: "\v",
      // vertical tab
      N: "\x85",
      // Unicode next line
      _: "\xA0",
      // Unicode non-breaking space
      L: "\u2028",
      // Unicode line separator
      P: "\u2029",
      // Unicode paragraph separator
      " ": " ",
      '"': '"',
      "/": "/",
      "\\": "\\",
      "	": "	"
    };
  }
});

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
  const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar = isScalar(res) ? res : new Scalar(res);
  } catch (error) {
    const msg = error instanceof Error ? error.message : String(error);
    onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
    scalar = new Scalar(value);
  }
  scalar.range = range;
  scalar.source = value;
  if (type)
    scalar.type = type;
  if (tagName)
    scalar.tag = tagName;
  if (tag.format)
    scalar.format = tag.format;
  if (comment)
    scalar.comment = comment;
  return scalar;
}
function findScalarTagByName(schema4, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema4[SCALAR];
  const matchWithTest = [];
  for (const tag of schema4.tags) {
    if (!tag.collection && tag.tag === tagName) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema4.knownTags[tagName];
  if (kt && !kt.collection) {
    schema4.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema4[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema4 }, value, token, onError) {
  const tag = schema4.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema4[SCALAR];
  if (schema4.compat) {
    const compat = schema4.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema4[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}
var init_compose_scalar = __esm({
  "node_modules/yaml/browser/dist/compose/compose-scalar.js"() {
    init_identity();
    init_Scalar();
    init_resolve_block_scalar();
    init_resolve_flow_scalar();
  }
});

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}
var init_util_empty_scalar_position = __esm({
  "node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js"() {
  }
});

// node_modules/yaml/browser/dist/compose/compose-node.js
function composeNode(ctx, token, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor, tag } = props;
  let node;
  let isSrcToken = true;
  switch (token.type) {
    case "alias":
      node = composeAlias(ctx, token, onError);
      if (anchor || tag)
        onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node = composeScalar(ctx, token, tag, onError);
      if (anchor)
        node.anchor = anchor.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node = composeCollection(CN, ctx, token, props, onError);
        if (anchor)
          node.anchor = anchor.source.substring(1);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        onError(token, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`;
      onError(token, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
  if (anchor && node.anchor === "")
    onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    if (token.type === "scalar" && token.source === "")
      node.comment = comment;
    else
      node.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node.srcToken = token;
  return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
  const token = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node = composeScalar(ctx, token, tag, onError);
  if (anchor) {
    node.anchor = anchor.source.substring(1);
    if (node.anchor === "")
      onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node.spaceBefore = true;
  if (comment) {
    node.comment = comment;
    node.range[2] = end;
  }
  return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
  const alias = new Alias(source.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source.length;
  const re = resolveEnd(end, valueEnd, options.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}
var CN;
var init_compose_node = __esm({
  "node_modules/yaml/browser/dist/compose/compose-node.js"() {
    init_Alias();
    init_identity();
    init_compose_collection();
    init_compose_scalar();
    init_resolve_end();
    init_util_empty_scalar_position();
    CN = { composeNode, composeEmptyNode };
  }
});

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
  const opts = Object.assign({ _directives: directives }, options);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}
var init_compose_doc = __esm({
  "node_modules/yaml/browser/dist/compose/compose-doc.js"() {
    init_Document();
    init_compose_node();
    init_resolve_end();
    init_resolve_props();
  }
});

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source } = src;
  return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source = prelude[i];
    switch (source[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer;
var init_composer = __esm({
  "node_modules/yaml/browser/dist/compose/composer.js"() {
    init_directives();
    init_Document();
    init_errors();
    init_identity();
    init_compose_doc();
    init_resolve_end();
    Composer = class {
      constructor(options = {}) {
        this.doc = null;
        this.atDirectives = false;
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
        this.onError = (source, code, message, warning) => {
          const pos = getErrorPos(source);
          if (warning)
            this.warnings.push(new YAMLWarning(pos, code, message));
          else
            this.errors.push(new YAMLParseError(pos, code, message));
        };
        this.directives = new Directives({ version: options.version || "1.2" });
        this.options = options;
      }
      decorate(doc, afterDoc) {
        const { comment, afterEmptyLine } = parsePrelude(this.prelude);
        if (comment) {
          const dc = doc.contents;
          if (afterDoc) {
            doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
          } else if (afterEmptyLine || doc.directives.docStart || !dc) {
            doc.commentBefore = comment;
          } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
            let it = dc.items[0];
            if (isPair(it))
              it = it.key;
            const cb = it.commentBefore;
            it.commentBefore = cb ? `${comment}
${cb}` : comment;
          } else {
            const cb = dc.commentBefore;
            dc.commentBefore = cb ? `${comment}
${cb}` : comment;
          }
        }
        if (afterDoc) {
          for (let i = 0; i < this.errors.length; ++i)
            doc.errors.push(this.errors[i]);
          for (let i = 0; i < this.warnings.length; ++i)
            doc.warnings.push(this.warnings[i]);
        } else {
          doc.errors = this.errors;
          doc.warnings = this.warnings;
        }
        this.prelude = [];
        this.errors = [];
        this.warnings = [];
      }
      /**
       * Current stream status information.
       *
       * Mostly useful at the end of input for an empty stream.
       */
      streamInfo() {
        return {
          comment: parsePrelude(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings
        };
      }
      /**
       * Compose tokens into documents.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *compose(tokens2, forceDoc = false, endOffset = -1) {
        for (const token of tokens2)
          yield* this.next(token);
        yield* this.end(forceDoc, endOffset);
      }
      /** Advance the composer by one CST token. */
      *next(token) {
        switch (token.type) {
          case "directive":
            this.directives.add(token.source, (offset, message, warning) => {
              const pos = getErrorPos(token);
              pos[0] += offset;
              this.onError(pos, "BAD_DIRECTIVE", message, warning);
            });
            this.prelude.push(token.source);
            this.atDirectives = true;
            break;
          case "document": {
            const doc = composeDoc(this.options, this.directives, token, this.onError);
            if (this.atDirectives && !doc.directives.docStart)
              this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
            this.decorate(doc, false);
            if (this.doc)
              yield this.doc;
            this.doc = doc;
            this.atDirectives = false;
            break;
          }
          case "byte-order-mark":
          case "space":
            break;
          case "comment":
          case "newline":
            this.prelude.push(token.source);
            break;
          case "error": {
            const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
            const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
            if (this.atDirectives || !this.doc)
              this.errors.push(error);
            else
              this.doc.errors.push(error);
            break;
          }
          case "doc-end": {
            if (!this.doc) {
              const msg = "Unexpected doc-end without preceding document";
              this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg));
              break;
            }
            this.doc.directives.docEnd = true;
            const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
            this.decorate(this.doc, true);
            if (end.comment) {
              const dc = this.doc.comment;
              this.doc.comment = dc ? `${dc}
${end.comment}` : end.comment;
            }
            this.doc.range[2] = end.offset;
            break;
          }
          default:
            this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
        }
      }
      /**
       * Call at end of input to yield any remaining document.
       *
       * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
       * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
       */
      *end(forceDoc = false, endOffset = -1) {
        if (this.doc) {
          this.decorate(this.doc, true);
          yield this.doc;
          this.doc = null;
        } else if (forceDoc) {
          const opts = Object.assign({ _directives: this.directives }, this.options);
          const doc = new Document(void 0, opts);
          if (this.atDirectives)
            this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
          doc.range = [0, endOffset, endOffset];
          this.decorate(doc, false);
          yield doc;
        }
      }
    };
  }
});

// node_modules/yaml/browser/dist/parse/cst-scalar.js
var init_cst_scalar = __esm({
  "node_modules/yaml/browser/dist/parse/cst-scalar.js"() {
    init_resolve_block_scalar();
    init_resolve_flow_scalar();
    init_errors();
    init_stringifyString();
  }
});

// node_modules/yaml/browser/dist/parse/cst-stringify.js
var init_cst_stringify = __esm({
  "node_modules/yaml/browser/dist/parse/cst-stringify.js"() {
  }
});

// node_modules/yaml/browser/dist/parse/cst-visit.js
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
function _visit(path, item, visitor) {
  let ctrl = visitor(item, path);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token = item[field];
    if (token && "items" in token) {
      for (let i = 0; i < token.items.length; ++i) {
        const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item, path);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}
var BREAK2, SKIP2, REMOVE2;
var init_cst_visit = __esm({
  "node_modules/yaml/browser/dist/parse/cst-visit.js"() {
    BREAK2 = /* @__PURE__ */ Symbol("break visit");
    SKIP2 = /* @__PURE__ */ Symbol("skip children");
    REMOVE2 = /* @__PURE__ */ Symbol("remove item");
    visit2.BREAK = BREAK2;
    visit2.SKIP = SKIP2;
    visit2.REMOVE = REMOVE2;
    visit2.itemAtPath = (cst, path) => {
      let item = cst;
      for (const [field, index] of path) {
        const tok = item?.[field];
        if (tok && "items" in tok) {
          item = tok.items[index];
        } else
          return void 0;
      }
      return item;
    };
    visit2.parentCollection = (cst, path) => {
      const parent = visit2.itemAtPath(cst, path.slice(0, -1));
      const field = path[path.length - 1][0];
      const coll = parent?.[field];
      if (coll && "items" in coll)
        return coll;
      throw new Error("Parent collection not found");
    };
  }
});

// node_modules/yaml/browser/dist/parse/cst.js
function tokenType(source) {
  switch (source) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}
var BOM, DOCUMENT, FLOW_END, SCALAR2;
var init_cst = __esm({
  "node_modules/yaml/browser/dist/parse/cst.js"() {
    init_cst_scalar();
    init_cst_stringify();
    init_cst_visit();
    BOM = "\uFEFF";
    DOCUMENT = "";
    FLOW_END = "";
    SCALAR2 = "";
  }
});

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits, tagChars, flowIndicatorChars, invalidAnchorChars, isNotAnchorChar, Lexer;
var init_lexer = __esm({
  "node_modules/yaml/browser/dist/parse/lexer.js"() {
    init_cst();
    hexDigits = new Set("0123456789ABCDEFabcdef");
    tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
    flowIndicatorChars = new Set(",[]{}");
    invalidAnchorChars = new Set(" ,[]{}\n\r	");
    isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
    Lexer = class {
      constructor() {
        this.atEnd = false;
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        this.buffer = "";
        this.flowKey = false;
        this.flowLevel = 0;
        this.indentNext = 0;
        this.indentValue = 0;
        this.lineEndPos = null;
        this.next = null;
        this.pos = 0;
      }
      /**
       * Generate YAML tokens from the `source` string. If `incomplete`,
       * a part of the last line may be left as a buffer for the next call.
       *
       * @returns A generator of lexical tokens
       */
      *lex(source, incomplete = false) {
        if (source) {
          if (typeof source !== "string")
            throw TypeError("source is not a string");
          this.buffer = this.buffer ? this.buffer + source : source;
          this.lineEndPos = null;
        }
        this.atEnd = !incomplete;
        let next = this.next ?? "stream";
        while (next && (incomplete || this.hasChars(1)))
          next = yield* this.parseNext(next);
      }
      atLineEnd() {
        let i = this.pos;
        let ch = this.buffer[i];
        while (ch === " " || ch === "	")
          ch = this.buffer[++i];
        if (!ch || ch === "#" || ch === "\n")
          return true;
        if (ch === "\r")
          return this.buffer[i + 1] === "\n";
        return false;
      }
      charAt(n) {
        return this.buffer[this.pos + n];
      }
      continueScalar(offset) {
        let ch = this.buffer[offset];
        if (this.indentNext > 0) {
          let indent2 = 0;
          while (ch === " ")
            ch = this.buffer[++indent2 + offset];
          if (ch === "\r") {
            const next = this.buffer[indent2 + offset + 1];
            if (next === "\n" || !next && !this.atEnd)
              return offset + indent2 + 1;
          }
          return ch === "\n" || indent2 >= this.indentNext || !ch && !this.atEnd ? offset + indent2 : -1;
        }
        if (ch === "-" || ch === ".") {
          const dt = this.buffer.substr(offset, 3);
          if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
            return -1;
        }
        return offset;
      }
      getLine() {
        let end = this.lineEndPos;
        if (typeof end !== "number" || end !== -1 && end < this.pos) {
          end = this.buffer.indexOf("\n", this.pos);
          this.lineEndPos = end;
        }
        if (end === -1)
          return this.atEnd ? this.buffer.substring(this.pos) : null;
        if (this.buffer[end - 1] === "\r")
          end -= 1;
        return this.buffer.substring(this.pos, end);
      }
      hasChars(n) {
        return this.pos + n <= this.buffer.length;
      }
      setNext(state) {
        this.buffer = this.buffer.substring(this.pos);
        this.pos = 0;
        this.lineEndPos = null;
        this.next = state;
        return null;
      }
      peek(n) {
        return this.buffer.substr(this.pos, n);
      }
      *parseNext(next) {
        switch (next) {
          case "stream":
            return yield* this.parseStream();
          case "line-start":
            return yield* this.parseLineStart();
          case "block-start":
            return yield* this.parseBlockStart();
          case "doc":
            return yield* this.parseDocument();
          case "flow":
            return yield* this.parseFlowCollection();
          case "quoted-scalar":
            return yield* this.parseQuotedScalar();
          case "block-scalar":
            return yield* this.parseBlockScalar();
          case "plain-scalar":
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let line = this.getLine();
        if (line === null)
          return this.setNext("stream");
        if (line[0] === BOM) {
          yield* this.pushCount(1);
          line = line.substring(1);
        }
        if (line[0] === "%") {
          let dirEnd = line.length;
          let cs = line.indexOf("#");
          while (cs !== -1) {
            const ch = line[cs - 1];
            if (ch === " " || ch === "	") {
              dirEnd = cs - 1;
              break;
            } else {
              cs = line.indexOf("#", cs + 1);
            }
          }
          while (true) {
            const ch = line[dirEnd - 1];
            if (ch === " " || ch === "	")
              dirEnd -= 1;
            else
              break;
          }
          const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
          yield* this.pushCount(line.length - n);
          this.pushNewline();
          return "stream";
        }
        if (this.atLineEnd()) {
          const sp = yield* this.pushSpaces(true);
          yield* this.pushCount(line.length - sp);
          yield* this.pushNewline();
          return "stream";
        }
        yield DOCUMENT;
        return yield* this.parseLineStart();
      }
      *parseLineStart() {
        const ch = this.charAt(0);
        if (!ch && !this.atEnd)
          return this.setNext("line-start");
        if (ch === "-" || ch === ".") {
          if (!this.atEnd && !this.hasChars(4))
            return this.setNext("line-start");
          const s = this.peek(3);
          if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
            yield* this.pushCount(3);
            this.indentValue = 0;
            this.indentNext = 0;
            return s === "---" ? "doc" : "stream";
          }
        }
        this.indentValue = yield* this.pushSpaces(false);
        if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
          this.indentNext = this.indentValue;
        return yield* this.parseBlockStart();
      }
      *parseBlockStart() {
        const [ch0, ch1] = this.peek(2);
        if (!ch1 && !this.atEnd)
          return this.setNext("block-start");
        if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
          const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
          this.indentNext = this.indentValue + 1;
          this.indentValue += n;
          return "block-start";
        }
        return "doc";
      }
      *parseDocument() {
        yield* this.pushSpaces(true);
        const line = this.getLine();
        if (line === null)
          return this.setNext("doc");
        let n = yield* this.pushIndicators();
        switch (line[n]) {
          case "#":
            yield* this.pushCount(line.length - n);
          // fallthrough
          case void 0:
            yield* this.pushNewline();
            return yield* this.parseLineStart();
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel = 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            return "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "doc";
          case '"':
          case "'":
            return yield* this.parseQuotedScalar();
          case "|":
          case ">":
            n += yield* this.parseBlockScalarHeader();
            n += yield* this.pushSpaces(true);
            yield* this.pushCount(line.length - n);
            yield* this.pushNewline();
            return yield* this.parseBlockScalar();
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let nl, sp;
        let indent2 = -1;
        do {
          nl = yield* this.pushNewline();
          if (nl > 0) {
            sp = yield* this.pushSpaces(false);
            this.indentValue = indent2 = sp;
          } else {
            sp = 0;
          }
          sp += yield* this.pushSpaces(true);
        } while (nl + sp > 0);
        const line = this.getLine();
        if (line === null)
          return this.setNext("flow");
        if (indent2 !== -1 && indent2 < this.indentNext && line[0] !== "#" || indent2 === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) {
          const atFlowEndMarker = indent2 === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}");
          if (!atFlowEndMarker) {
            this.flowLevel = 0;
            yield FLOW_END;
            return yield* this.parseLineStart();
          }
        }
        let n = 0;
        while (line[n] === ",") {
          n += yield* this.pushCount(1);
          n += yield* this.pushSpaces(true);
          this.flowKey = false;
        }
        n += yield* this.pushIndicators();
        switch (line[n]) {
          case void 0:
            return "flow";
          case "#":
            yield* this.pushCount(line.length - n);
            return "flow";
          case "{":
          case "[":
            yield* this.pushCount(1);
            this.flowKey = false;
            this.flowLevel += 1;
            return "flow";
          case "}":
          case "]":
            yield* this.pushCount(1);
            this.flowKey = true;
            this.flowLevel -= 1;
            return this.flowLevel ? "flow" : "doc";
          case "*":
            yield* this.pushUntil(isNotAnchorChar);
            return "flow";
          case '"':
          case "'":
            this.flowKey = true;
            return yield* this.parseQuotedScalar();
          case ":": {
            const next = this.charAt(1);
            if (this.flowKey || isEmpty(next) || next === ",") {
              this.flowKey = false;
              yield* this.pushCount(1);
              yield* this.pushSpaces(true);
              return "flow";
            }
          }
          // fallthrough
          default:
            this.flowKey = false;
            return yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        const quote2 = this.charAt(0);
        let end = this.buffer.indexOf(quote2, this.pos + 1);
        if (quote2 === "'") {
          while (end !== -1 && this.buffer[end + 1] === "'")
            end = this.buffer.indexOf("'", end + 2);
        } else {
          while (end !== -1) {
            let n = 0;
            while (this.buffer[end - 1 - n] === "\\")
              n += 1;
            if (n % 2 === 0)
              break;
            end = this.buffer.indexOf('"', end + 1);
          }
        }
        const qb = this.buffer.substring(0, end);
        let nl = qb.indexOf("\n", this.pos);
        if (nl !== -1) {
          while (nl !== -1) {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = qb.indexOf("\n", cs);
          }
          if (nl !== -1) {
            end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
          }
        }
        if (end === -1) {
          if (!this.atEnd)
            return this.setNext("quoted-scalar");
          end = this.buffer.length;
        }
        yield* this.pushToIndex(end + 1, false);
        return this.flowLevel ? "flow" : "doc";
      }
      *parseBlockScalarHeader() {
        this.blockScalarIndent = -1;
        this.blockScalarKeep = false;
        let i = this.pos;
        while (true) {
          const ch = this.buffer[++i];
          if (ch === "+")
            this.blockScalarKeep = true;
          else if (ch > "0" && ch <= "9")
            this.blockScalarIndent = Number(ch) - 1;
          else if (ch !== "-")
            break;
        }
        return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
      }
      *parseBlockScalar() {
        let nl = this.pos - 1;
        let indent2 = 0;
        let ch;
        loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
          switch (ch) {
            case " ":
              indent2 += 1;
              break;
            case "\n":
              nl = i2;
              indent2 = 0;
              break;
            case "\r": {
              const next = this.buffer[i2 + 1];
              if (!next && !this.atEnd)
                return this.setNext("block-scalar");
              if (next === "\n")
                break;
            }
            // fallthrough
            default:
              break loop;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("block-scalar");
        if (indent2 >= this.indentNext) {
          if (this.blockScalarIndent === -1)
            this.indentNext = indent2;
          else {
            this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          }
          do {
            const cs = this.continueScalar(nl + 1);
            if (cs === -1)
              break;
            nl = this.buffer.indexOf("\n", cs);
          } while (nl !== -1);
          if (nl === -1) {
            if (!this.atEnd)
              return this.setNext("block-scalar");
            nl = this.buffer.length;
          }
        }
        let i = nl + 1;
        ch = this.buffer[i];
        while (ch === " ")
          ch = this.buffer[++i];
        if (ch === "	") {
          while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
            ch = this.buffer[++i];
          nl = i - 1;
        } else if (!this.blockScalarKeep) {
          do {
            let i2 = nl - 1;
            let ch2 = this.buffer[i2];
            if (ch2 === "\r")
              ch2 = this.buffer[--i2];
            const lastChar = i2;
            while (ch2 === " ")
              ch2 = this.buffer[--i2];
            if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent2 > lastChar)
              nl = i2;
            else
              break;
          } while (true);
        }
        yield SCALAR2;
        yield* this.pushToIndex(nl + 1, true);
        return yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        const inFlow = this.flowLevel > 0;
        let end = this.pos - 1;
        let i = this.pos - 1;
        let ch;
        while (ch = this.buffer[++i]) {
          if (ch === ":") {
            const next = this.buffer[i + 1];
            if (isEmpty(next) || inFlow && flowIndicatorChars.has(next))
              break;
            end = i;
          } else if (isEmpty(ch)) {
            let next = this.buffer[i + 1];
            if (ch === "\r") {
              if (next === "\n") {
                i += 1;
                ch = "\n";
                next = this.buffer[i + 1];
              } else
                end = i;
            }
            if (next === "#" || inFlow && flowIndicatorChars.has(next))
              break;
            if (ch === "\n") {
              const cs = this.continueScalar(i + 1);
              if (cs === -1)
                break;
              i = Math.max(i, cs - 2);
            }
          } else {
            if (inFlow && flowIndicatorChars.has(ch))
              break;
            end = i;
          }
        }
        if (!ch && !this.atEnd)
          return this.setNext("plain-scalar");
        yield SCALAR2;
        yield* this.pushToIndex(end + 1, true);
        return inFlow ? "flow" : "doc";
      }
      *pushCount(n) {
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos += n;
          return n;
        }
        return 0;
      }
      *pushToIndex(i, allowEmpty) {
        const s = this.buffer.slice(this.pos, i);
        if (s) {
          yield s;
          this.pos += s.length;
          return s.length;
        } else if (allowEmpty)
          yield "";
        return 0;
      }
      *pushIndicators() {
        let n = 0;
        loop: while (true) {
          switch (this.charAt(0)) {
            case "!":
              n += yield* this.pushTag();
              n += yield* this.pushSpaces(true);
              continue loop;
            case "&":
              n += yield* this.pushUntil(isNotAnchorChar);
              n += yield* this.pushSpaces(true);
              continue loop;
            case "-":
            // this is an error
            case "?":
            // this is an error outside flow collections
            case ":": {
              const inFlow = this.flowLevel > 0;
              const ch1 = this.charAt(1);
              if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
                if (!inFlow)
                  this.indentNext = this.indentValue + 1;
                else if (this.flowKey)
                  this.flowKey = false;
                n += yield* this.pushCount(1);
                n += yield* this.pushSpaces(true);
                continue loop;
              }
            }
          }
          break loop;
        }
        return n;
      }
      *pushTag() {
        if (this.charAt(1) === "<") {
          let i = this.pos + 2;
          let ch = this.buffer[i];
          while (!isEmpty(ch) && ch !== ">")
            ch = this.buffer[++i];
          return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
        } else {
          let i = this.pos + 1;
          let ch = this.buffer[i];
          while (ch) {
            if (tagChars.has(ch))
              ch = this.buffer[++i];
            else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
              ch = this.buffer[i += 3];
            } else
              break;
          }
          return yield* this.pushToIndex(i, false);
        }
      }
      *pushNewline() {
        const ch = this.buffer[this.pos];
        if (ch === "\n")
          return yield* this.pushCount(1);
        else if (ch === "\r" && this.charAt(1) === "\n")
          return yield* this.pushCount(2);
        else
          return 0;
      }
      *pushSpaces(allowTabs) {
        let i = this.pos - 1;
        let ch;
        do {
          ch = this.buffer[++i];
        } while (ch === " " || allowTabs && ch === "	");
        const n = i - this.pos;
        if (n > 0) {
          yield this.buffer.substr(this.pos, n);
          this.pos = i;
        }
        return n;
      }
      *pushUntil(test) {
        let i = this.pos;
        let ch = this.buffer[i];
        while (!test(ch))
          ch = this.buffer[++i];
        return yield* this.pushToIndex(i, false);
      }
    };
  }
});

// node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter;
var init_line_counter = __esm({
  "node_modules/yaml/browser/dist/parse/line-counter.js"() {
    LineCounter = class {
      constructor() {
        this.lineStarts = [];
        this.addNewLine = (offset) => this.lineStarts.push(offset);
        this.linePos = (offset) => {
          let low = 0;
          let high = this.lineStarts.length;
          while (low < high) {
            const mid = low + high >> 1;
            if (this.lineStarts[mid] < offset)
              low = mid + 1;
            else
              high = mid;
          }
          if (this.lineStarts[low] === offset)
            return { line: low + 1, col: 1 };
          if (low === 0)
            return { line: 0, col: offset };
          const start = this.lineStarts[low - 1];
          return { line: low, col: offset - start + 1 };
        };
      }
    };
  }
});

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list3, type) {
  for (let i = 0; i < list3.length; ++i)
    if (list3[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list3) {
  for (let i = 0; i < list3.length; ++i) {
    switch (list3[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token) {
  switch (token?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
  if (source.length < 1e5)
    Array.prototype.push.apply(target, source);
  else
    for (let i = 0; i < source.length; ++i)
      target.push(source[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser;
var init_parser = __esm({
  "node_modules/yaml/browser/dist/parse/parser.js"() {
    init_cst();
    init_lexer();
    Parser = class {
      /**
       * @param onNewLine - If defined, called separately with the start position of
       *   each new line (in `parse()`, including the start of input).
       */
      constructor(onNewLine) {
        this.atNewLine = true;
        this.atScalar = false;
        this.indent = 0;
        this.offset = 0;
        this.onKeyLine = false;
        this.stack = [];
        this.source = "";
        this.type = "";
        this.lexer = new Lexer();
        this.onNewLine = onNewLine;
      }
      /**
       * Parse `source` as a YAML stream.
       * If `incomplete`, a part of the last line may be left as a buffer for the next call.
       *
       * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
       *
       * @returns A generator of tokens representing each directive, document, and other structure.
       */
      *parse(source, incomplete = false) {
        if (this.onNewLine && this.offset === 0)
          this.onNewLine(0);
        for (const lexeme of this.lexer.lex(source, incomplete))
          yield* this.next(lexeme);
        if (!incomplete)
          yield* this.end();
      }
      /**
       * Advance the parser by the `source` of one lexical token.
       */
      *next(source) {
        this.source = source;
        if (this.atScalar) {
          this.atScalar = false;
          yield* this.step();
          this.offset += source.length;
          return;
        }
        const type = tokenType(source);
        if (!type) {
          const message = `Not a YAML token: ${source}`;
          yield* this.pop({ type: "error", offset: this.offset, message, source });
          this.offset += source.length;
        } else if (type === "scalar") {
          this.atNewLine = false;
          this.atScalar = true;
          this.type = "scalar";
        } else {
          this.type = type;
          yield* this.step();
          switch (type) {
            case "newline":
              this.atNewLine = true;
              this.indent = 0;
              if (this.onNewLine)
                this.onNewLine(this.offset + source.length);
              break;
            case "space":
              if (this.atNewLine && source[0] === " ")
                this.indent += source.length;
              break;
            case "explicit-key-ind":
            case "map-value-ind":
            case "seq-item-ind":
              if (this.atNewLine)
                this.indent += source.length;
              break;
            case "doc-mode":
            case "flow-error-end":
              return;
            default:
              this.atNewLine = false;
          }
          this.offset += source.length;
        }
      }
      /** Call at end of input to push out any remaining constructions */
      *end() {
        while (this.stack.length > 0)
          yield* this.pop();
      }
      get sourceToken() {
        const st = {
          type: this.type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
        return st;
      }
      *step() {
        const top = this.peek(1);
        if (this.type === "doc-end" && top?.type !== "doc-end") {
          while (this.stack.length > 0)
            yield* this.pop();
          this.stack.push({
            type: "doc-end",
            offset: this.offset,
            source: this.source
          });
          return;
        }
        if (!top)
          return yield* this.stream();
        switch (top.type) {
          case "document":
            return yield* this.document(top);
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return yield* this.scalar(top);
          case "block-scalar":
            return yield* this.blockScalar(top);
          case "block-map":
            return yield* this.blockMap(top);
          case "block-seq":
            return yield* this.blockSequence(top);
          case "flow-collection":
            return yield* this.flowCollection(top);
          case "doc-end":
            return yield* this.documentEnd(top);
        }
        yield* this.pop();
      }
      peek(n) {
        return this.stack[this.stack.length - n];
      }
      *pop(error) {
        const token = error ?? this.stack.pop();
        if (!token) {
          const message = "Tried to pop an empty stack";
          yield { type: "error", offset: this.offset, source: "", message };
        } else if (this.stack.length === 0) {
          yield token;
        } else {
          const top = this.peek(1);
          if (token.type === "block-scalar") {
            token.indent = "indent" in top ? top.indent : 0;
          } else if (token.type === "flow-collection" && top.type === "document") {
            token.indent = 0;
          }
          if (token.type === "flow-collection")
            fixFlowSeqItems(token);
          switch (top.type) {
            case "document":
              top.value = token;
              break;
            case "block-scalar":
              top.props.push(token);
              break;
            case "block-map": {
              const it = top.items[top.items.length - 1];
              if (it.value) {
                top.items.push({ start: [], key: token, sep: [] });
                this.onKeyLine = true;
                return;
              } else if (it.sep) {
                it.value = token;
              } else {
                Object.assign(it, { key: token, sep: [] });
                this.onKeyLine = !it.explicitKey;
                return;
              }
              break;
            }
            case "block-seq": {
              const it = top.items[top.items.length - 1];
              if (it.value)
                top.items.push({ start: [], value: token });
              else
                it.value = token;
              break;
            }
            case "flow-collection": {
              const it = top.items[top.items.length - 1];
              if (!it || it.value)
                top.items.push({ start: [], key: token, sep: [] });
              else if (it.sep)
                it.value = token;
              else
                Object.assign(it, { key: token, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop();
              yield* this.pop(token);
          }
          if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
            const last = token.items[token.items.length - 1];
            if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
              if (top.type === "document")
                top.end = last.start;
              else
                top.items.push({ start: last.start });
              token.items.splice(-1, 1);
            }
          }
        }
      }
      *stream() {
        switch (this.type) {
          case "directive-line":
            yield { type: "directive", offset: this.offset, source: this.source };
            return;
          case "byte-order-mark":
          case "space":
          case "comment":
          case "newline":
            yield this.sourceToken;
            return;
          case "doc-mode":
          case "doc-start": {
            const doc = {
              type: "document",
              offset: this.offset,
              start: []
            };
            if (this.type === "doc-start")
              doc.start.push(this.sourceToken);
            this.stack.push(doc);
            return;
          }
        }
        yield {
          type: "error",
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source
        };
      }
      *document(doc) {
        if (doc.value)
          return yield* this.lineEnd(doc);
        switch (this.type) {
          case "doc-start": {
            if (findNonEmptyIndex(doc.start) !== -1) {
              yield* this.pop();
              yield* this.step();
            } else
              doc.start.push(this.sourceToken);
            return;
          }
          case "anchor":
          case "tag":
          case "space":
          case "comment":
          case "newline":
            doc.start.push(this.sourceToken);
            return;
        }
        const bv = this.startBlockValue(doc);
        if (bv)
          this.stack.push(bv);
        else {
          yield {
            type: "error",
            offset: this.offset,
            message: `Unexpected ${this.type} token in YAML document`,
            source: this.source
          };
        }
      }
      *scalar(scalar) {
        if (this.type === "map-value-ind") {
          const prev = getPrevProps(this.peek(2));
          const start = getFirstKeyStartProps(prev);
          let sep2;
          if (scalar.end) {
            sep2 = scalar.end;
            sep2.push(this.sourceToken);
            delete scalar.end;
          } else
            sep2 = [this.sourceToken];
          const map2 = {
            type: "block-map",
            offset: scalar.offset,
            indent: scalar.indent,
            items: [{ start, key: scalar, sep: sep2 }]
          };
          this.onKeyLine = true;
          this.stack[this.stack.length - 1] = map2;
        } else
          yield* this.lineEnd(scalar);
      }
      *blockScalar(scalar) {
        switch (this.type) {
          case "space":
          case "comment":
          case "newline":
            scalar.props.push(this.sourceToken);
            return;
          case "scalar":
            scalar.source = this.source;
            this.atNewLine = true;
            this.indent = 0;
            if (this.onNewLine) {
              let nl = this.source.indexOf("\n") + 1;
              while (nl !== 0) {
                this.onNewLine(this.offset + nl);
                nl = this.source.indexOf("\n", nl) + 1;
              }
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop();
            yield* this.step();
        }
      }
      *blockMap(map2) {
        const it = map2.items[map2.items.length - 1];
        switch (this.type) {
          case "newline":
            this.onKeyLine = false;
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                map2.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              it.start.push(this.sourceToken);
            }
            return;
          case "space":
          case "comment":
            if (it.value) {
              map2.items.push({ start: [this.sourceToken] });
            } else if (it.sep) {
              it.sep.push(this.sourceToken);
            } else {
              if (this.atIndentedComment(it.start, map2.indent)) {
                const prev = map2.items[map2.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  map2.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= map2.indent) {
          const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
          const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
          let start = [];
          if (atNextItem && it.sep && !it.value) {
            const nl = [];
            for (let i = 0; i < it.sep.length; ++i) {
              const st = it.sep[i];
              switch (st.type) {
                case "newline":
                  nl.push(i);
                  break;
                case "space":
                  break;
                case "comment":
                  if (st.indent > map2.indent)
                    nl.length = 0;
                  break;
                default:
                  nl.length = 0;
              }
            }
            if (nl.length >= 2)
              start = it.sep.splice(nl[1]);
          }
          switch (this.type) {
            case "anchor":
            case "tag":
              if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map2.items.push({ start });
                this.onKeyLine = true;
              } else if (it.sep) {
                it.sep.push(this.sourceToken);
              } else {
                it.start.push(this.sourceToken);
              }
              return;
            case "explicit-key-ind":
              if (!it.sep && !it.explicitKey) {
                it.start.push(this.sourceToken);
                it.explicitKey = true;
              } else if (atNextItem || it.value) {
                start.push(this.sourceToken);
                map2.items.push({ start, explicitKey: true });
              } else {
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: [this.sourceToken], explicitKey: true }]
                });
              }
              this.onKeyLine = true;
              return;
            case "map-value-ind":
              if (it.explicitKey) {
                if (!it.sep) {
                  if (includesToken(it.start, "newline")) {
                    Object.assign(it, { key: null, sep: [this.sourceToken] });
                  } else {
                    const start2 = getFirstKeyStartProps(it.start);
                    this.stack.push({
                      type: "block-map",
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                    });
                  }
                } else if (it.value) {
                  map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start, key: null, sep: [this.sourceToken] }]
                  });
                } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
                  const start2 = getFirstKeyStartProps(it.start);
                  const key = it.key;
                  const sep2 = it.sep;
                  sep2.push(this.sourceToken);
                  delete it.key;
                  delete it.sep;
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: start2, key, sep: sep2 }]
                  });
                } else if (start.length > 0) {
                  it.sep = it.sep.concat(start, this.sourceToken);
                } else {
                  it.sep.push(this.sourceToken);
                }
              } else {
                if (!it.sep) {
                  Object.assign(it, { key: null, sep: [this.sourceToken] });
                } else if (it.value || atNextItem) {
                  map2.items.push({ start, key: null, sep: [this.sourceToken] });
                } else if (includesToken(it.sep, "map-value-ind")) {
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: [], key: null, sep: [this.sourceToken] }]
                  });
                } else {
                  it.sep.push(this.sourceToken);
                }
              }
              this.onKeyLine = true;
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (atNextItem || it.value) {
                map2.items.push({ start, key: fs, sep: [] });
                this.onKeyLine = true;
              } else if (it.sep) {
                this.stack.push(fs);
              } else {
                Object.assign(it, { key: fs, sep: [] });
                this.onKeyLine = true;
              }
              return;
            }
            default: {
              const bv = this.startBlockValue(map2);
              if (bv) {
                if (bv.type === "block-seq") {
                  if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                    yield* this.pop({
                      type: "error",
                      offset: this.offset,
                      message: "Unexpected block-seq-ind on same line with key",
                      source: this.source
                    });
                    return;
                  }
                } else if (atMapIndent) {
                  map2.items.push({ start });
                }
                this.stack.push(bv);
                return;
              }
            }
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *blockSequence(seq2) {
        const it = seq2.items[seq2.items.length - 1];
        switch (this.type) {
          case "newline":
            if (it.value) {
              const end = "end" in it.value ? it.value.end : void 0;
              const last = Array.isArray(end) ? end[end.length - 1] : void 0;
              if (last?.type === "comment")
                end?.push(this.sourceToken);
              else
                seq2.items.push({ start: [this.sourceToken] });
            } else
              it.start.push(this.sourceToken);
            return;
          case "space":
          case "comment":
            if (it.value)
              seq2.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(it.start, seq2.indent)) {
                const prev = seq2.items[seq2.items.length - 2];
                const end = prev?.value?.end;
                if (Array.isArray(end)) {
                  arrayPushArray(end, it.start);
                  end.push(this.sourceToken);
                  seq2.items.pop();
                  return;
                }
              }
              it.start.push(this.sourceToken);
            }
            return;
          case "anchor":
          case "tag":
            if (it.value || this.indent <= seq2.indent)
              break;
            it.start.push(this.sourceToken);
            return;
          case "seq-item-ind":
            if (this.indent !== seq2.indent)
              break;
            if (it.value || includesToken(it.start, "seq-item-ind"))
              seq2.items.push({ start: [this.sourceToken] });
            else
              it.start.push(this.sourceToken);
            return;
        }
        if (this.indent > seq2.indent) {
          const bv = this.startBlockValue(seq2);
          if (bv) {
            this.stack.push(bv);
            return;
          }
        }
        yield* this.pop();
        yield* this.step();
      }
      *flowCollection(fc) {
        const it = fc.items[fc.items.length - 1];
        if (this.type === "flow-error-end") {
          let top;
          do {
            yield* this.pop();
            top = this.peek(1);
          } while (top?.type === "flow-collection");
        } else if (fc.end.length === 0) {
          switch (this.type) {
            case "comma":
            case "explicit-key-ind":
              if (!it || it.sep)
                fc.items.push({ start: [this.sourceToken] });
              else
                it.start.push(this.sourceToken);
              return;
            case "map-value-ind":
              if (!it || it.value)
                fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              return;
            case "space":
            case "comment":
            case "newline":
            case "anchor":
            case "tag":
              if (!it || it.value)
                fc.items.push({ start: [this.sourceToken] });
              else if (it.sep)
                it.sep.push(this.sourceToken);
              else
                it.start.push(this.sourceToken);
              return;
            case "alias":
            case "scalar":
            case "single-quoted-scalar":
            case "double-quoted-scalar": {
              const fs = this.flowScalar(this.type);
              if (!it || it.value)
                fc.items.push({ start: [], key: fs, sep: [] });
              else if (it.sep)
                this.stack.push(fs);
              else
                Object.assign(it, { key: fs, sep: [] });
              return;
            }
            case "flow-map-end":
            case "flow-seq-end":
              fc.end.push(this.sourceToken);
              return;
          }
          const bv = this.startBlockValue(fc);
          if (bv)
            this.stack.push(bv);
          else {
            yield* this.pop();
            yield* this.step();
          }
        } else {
          const parent = this.peek(2);
          if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
            yield* this.pop();
            yield* this.step();
          } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            fixFlowSeqItems(fc);
            const sep2 = fc.end.splice(1, fc.end.length);
            sep2.push(this.sourceToken);
            const map2 = {
              type: "block-map",
              offset: fc.offset,
              indent: fc.indent,
              items: [{ start, key: fc, sep: sep2 }]
            };
            this.onKeyLine = true;
            this.stack[this.stack.length - 1] = map2;
          } else {
            yield* this.lineEnd(fc);
          }
        }
      }
      flowScalar(type) {
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        return {
          type,
          offset: this.offset,
          indent: this.indent,
          source: this.source
        };
      }
      startBlockValue(parent) {
        switch (this.type) {
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar":
            return this.flowScalar(this.type);
          case "block-scalar-header":
            return {
              type: "block-scalar",
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ""
            };
          case "flow-map-start":
          case "flow-seq-start":
            return {
              type: "flow-collection",
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: []
            };
          case "seq-item-ind":
            return {
              type: "block-seq",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }]
            };
          case "explicit-key-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            start.push(this.sourceToken);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, explicitKey: true }]
            };
          }
          case "map-value-ind": {
            this.onKeyLine = true;
            const prev = getPrevProps(parent);
            const start = getFirstKeyStartProps(prev);
            return {
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start, key: null, sep: [this.sourceToken] }]
            };
          }
        }
        return null;
      }
      atIndentedComment(start, indent2) {
        if (this.type !== "comment")
          return false;
        if (this.indent <= indent2)
          return false;
        return start.every((st) => st.type === "newline" || st.type === "space");
      }
      *documentEnd(docEnd) {
        if (this.type !== "doc-mode") {
          if (docEnd.end)
            docEnd.end.push(this.sourceToken);
          else
            docEnd.end = [this.sourceToken];
          if (this.type === "newline")
            yield* this.pop();
        }
      }
      *lineEnd(token) {
        switch (this.type) {
          case "comma":
          case "doc-start":
          case "doc-end":
          case "flow-seq-end":
          case "flow-map-end":
          case "map-value-ind":
            yield* this.pop();
            yield* this.step();
            break;
          case "newline":
            this.onKeyLine = false;
          // fallthrough
          case "space":
          case "comment":
          default:
            if (token.end)
              token.end.push(this.sourceToken);
            else
              token.end = [this.sourceToken];
            if (this.type === "newline")
              yield* this.pop();
        }
      }
    };
  }
});

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
  const prettyErrors = options.prettyErrors !== false;
  const lineCounter = options.lineCounter || prettyErrors && new LineCounter() || null;
  return { lineCounter, prettyErrors };
}
function parseDocument(source, options = {}) {
  const { lineCounter, prettyErrors } = parseOptions(options);
  const parser = new Parser(lineCounter?.addNewLine);
  const composer = new Composer(options);
  let doc = null;
  for (const _doc of composer.compose(parser.parse(source), true, source.length)) {
    if (!doc)
      doc = _doc;
    else if (doc.options.logLevel !== "silent") {
      doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
      break;
    }
  }
  if (prettyErrors && lineCounter) {
    doc.errors.forEach(prettifyError(source, lineCounter));
    doc.warnings.forEach(prettifyError(source, lineCounter));
  }
  return doc;
}
function parse2(src, reviver, options) {
  let _reviver = void 0;
  if (typeof reviver === "function") {
    _reviver = reviver;
  } else if (options === void 0 && reviver && typeof reviver === "object") {
    options = reviver;
  }
  const doc = parseDocument(src, options);
  if (!doc)
    return null;
  doc.warnings.forEach((warning) => warn(doc.options.logLevel, warning));
  if (doc.errors.length > 0) {
    if (doc.options.logLevel !== "silent")
      throw doc.errors[0];
    else
      doc.errors = [];
  }
  return doc.toJS(Object.assign({ reviver: _reviver }, options));
}
var init_public_api = __esm({
  "node_modules/yaml/browser/dist/public-api.js"() {
    init_composer();
    init_Document();
    init_errors();
    init_log();
    init_identity();
    init_line_counter();
    init_parser();
  }
});

// node_modules/yaml/browser/dist/index.js
var init_dist2 = __esm({
  "node_modules/yaml/browser/dist/index.js"() {
    init_composer();
    init_Document();
    init_Schema();
    init_errors();
    init_Alias();
    init_identity();
    init_Pair();
    init_Scalar();
    init_YAMLMap();
    init_YAMLSeq();
    init_cst();
    init_lexer();
    init_line_counter();
    init_parser();
    init_public_api();
    init_visit();
  }
});

// src/io/yaml-file.ts
var yaml_file_exports = {};
__export(yaml_file_exports, {
  parseYamlRecord: () => parseYamlRecord
});
function parseYamlRecord(text2) {
  const value = parse2(text2, { maxAliasCount: 50, schema: "core", logLevel: "error", prettyErrors: false });
  if (!isRecord(value)) throw Object.assign(new Error("yaml"), { code: "not a mapping" });
  return value;
}
var init_yaml_file = __esm({
  "src/io/yaml-file.ts"() {
    "use strict";
    init_dist2();
    init_record();
  }
});

// node_modules/picocolors/picocolors.js
var require_picocolors = __commonJS({
  "node_modules/picocolors/picocolors.js"(exports2, module9) {
    var p = process || {};
    var argv2 = p.argv || [];
    var env2 = p.env || {};
    var isColorSupported = !(!!env2.NO_COLOR || argv2.includes("--no-color")) && (!!env2.FORCE_COLOR || argv2.includes("--color") || p.platform === "win32" || (p.stdout || {}).isTTY && env2.TERM !== "dumb" || !!env2.CI);
    var formatter = (open2, close2, replace = open2) => (input) => {
      let string3 = "" + input, index = string3.indexOf(close2, open2.length);
      return ~index ? open2 + replaceClose(string3, close2, replace, index) + close2 : open2 + string3 + close2;
    };
    var replaceClose = (string3, close2, replace, index) => {
      let result = "", cursor = 0;
      do {
        result += string3.substring(cursor, index) + replace;
        cursor = index + close2.length;
        index = string3.indexOf(close2, cursor);
      } while (~index);
      return result + string3.substring(cursor);
    };
    var createColors = (enabled = isColorSupported) => {
      let f = enabled ? formatter : () => String;
      return {
        isColorSupported: enabled,
        reset: f("\x1B[0m", "\x1B[0m"),
        bold: f("\x1B[1m", "\x1B[22m", "\x1B[22m\x1B[1m"),
        dim: f("\x1B[2m", "\x1B[22m", "\x1B[22m\x1B[2m"),
        italic: f("\x1B[3m", "\x1B[23m"),
        underline: f("\x1B[4m", "\x1B[24m"),
        inverse: f("\x1B[7m", "\x1B[27m"),
        hidden: f("\x1B[8m", "\x1B[28m"),
        strikethrough: f("\x1B[9m", "\x1B[29m"),
        black: f("\x1B[30m", "\x1B[39m"),
        red: f("\x1B[31m", "\x1B[39m"),
        green: f("\x1B[32m", "\x1B[39m"),
        yellow: f("\x1B[33m", "\x1B[39m"),
        blue: f("\x1B[34m", "\x1B[39m"),
        magenta: f("\x1B[35m", "\x1B[39m"),
        cyan: f("\x1B[36m", "\x1B[39m"),
        white: f("\x1B[37m", "\x1B[39m"),
        gray: f("\x1B[90m", "\x1B[39m"),
        bgBlack: f("\x1B[40m", "\x1B[49m"),
        bgRed: f("\x1B[41m", "\x1B[49m"),
        bgGreen: f("\x1B[42m", "\x1B[49m"),
        bgYellow: f("\x1B[43m", "\x1B[49m"),
        bgBlue: f("\x1B[44m", "\x1B[49m"),
        bgMagenta: f("\x1B[45m", "\x1B[49m"),
        bgCyan: f("\x1B[46m", "\x1B[49m"),
        bgWhite: f("\x1B[47m", "\x1B[49m"),
        blackBright: f("\x1B[90m", "\x1B[39m"),
        redBright: f("\x1B[91m", "\x1B[39m"),
        greenBright: f("\x1B[92m", "\x1B[39m"),
        yellowBright: f("\x1B[93m", "\x1B[39m"),
        blueBright: f("\x1B[94m", "\x1B[39m"),
        magentaBright: f("\x1B[95m", "\x1B[39m"),
        cyanBright: f("\x1B[96m", "\x1B[39m"),
        whiteBright: f("\x1B[97m", "\x1B[39m"),
        bgBlackBright: f("\x1B[100m", "\x1B[49m"),
        bgRedBright: f("\x1B[101m", "\x1B[49m"),
        bgGreenBright: f("\x1B[102m", "\x1B[49m"),
        bgYellowBright: f("\x1B[103m", "\x1B[49m"),
        bgBlueBright: f("\x1B[104m", "\x1B[49m"),
        bgMagentaBright: f("\x1B[105m", "\x1B[49m"),
        bgCyanBright: f("\x1B[106m", "\x1B[49m"),
        bgWhiteBright: f("\x1B[107m", "\x1B[49m")
      };
    };
    module9.exports = createColors();
    module9.exports.createColors = createColors;
  }
});

// node_modules/commander/esm.mjs
var import_index = __toESM(require_commander(), 1);
var {
  program,
  createCommand,
  createArgument,
  createOption,
  CommanderError,
  InvalidArgumentError,
  InvalidOptionArgumentError,
  // deprecated old name
  Command,
  Argument,
  Option,
  Help
} = import_index.default;

// package.json
var version2 = "0.1.0";

// src/core/text.ts
function cleanText(text2) {
  return text2.toWellFormed().replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n").replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g,
    ""
  ).replace(/[\u{e0000}-\u{e007f}]/gu, "");
}
function excerpt(text2, maxChars) {
  const clean = cleanText(text2).trim();
  if (clean.length <= maxChars) return clean;
  const head = clean.slice(0, Math.max(0, maxChars - 4));
  const space = Math.max(head.lastIndexOf(" "), head.lastIndexOf("\n"));
  const cut = space > maxChars * 0.6 ? head.slice(0, space) : head;
  return `${cut.toWellFormed().replace(/\ufffd$/, "").trimEnd()} ...`;
}
function excerptLine(text2, maxChars) {
  return excerpt(cleanText(text2).replace(/\s+/g, " "), maxChars);
}
function excerptMiddle(text2, headChars, tailChars) {
  const clean = cleanText(text2).trim();
  if (clean.length <= headChars + tailChars) return clean;
  const tail = clean.slice(-tailChars);
  const start = Math.max(0, tail.search(/\s/));
  return `${excerpt(clean, headChars)} ${tail.slice(start).toWellFormed().replace(/^\ufffd/, "").trimStart()}`;
}
function excerptEnds(text2, maxChars) {
  const line = cleanText(text2).replace(/\s+/g, " ").trim();
  if (line.length <= maxChars) return line;
  const half = Math.floor((maxChars - 5) / 2);
  const tail = line.slice(-half);
  const start = tail.indexOf(" ") + 1;
  return `${excerpt(line, half)} ${(start < half / 2 ? tail.slice(start) : tail).toWellFormed().replace(/^\ufffd/, "")}`;
}
function dropColours(text2) {
  return text2.includes("\x1B") ? text2.replace(/\u001b\[[0-9;:?]{0,40}[ -/]{0,4}[@-~]/g, "") : text2;
}
function detach(piece) {
  return JSON.parse(JSON.stringify(piece));
}

// src/core/remember.ts
function remember(limit, compute) {
  const known2 = /* @__PURE__ */ new Map();
  return (text2) => {
    const before = known2.get(text2);
    if (before !== void 0) return before;
    if (known2.size >= limit) known2.clear();
    const found = compute(text2);
    known2.set(text2, found);
    return found;
  };
}

// src/core/work-state/distinctive-words.ts
var COMMON = new Set(
  `about above actually added after again against ahead almost also although always another anymore anyway anything approach
  around back because been before being below between both branch build bunch call called cannot case change changed check class
  code come command could current default design different does doing done down each earlier edit either else entirely entire even
  every everything example existing feature file files find first fix folder from function getting give given goes going good have
  having help here idea implement implementation implemented including inside instead into issue item just keep kind know last later
  leave left less let's like line list little logic long look looks made main make making many maybe mean method might module more most
  move much must name need needed needs never next nothing now number once only open option other part parts pass path phase piece
  place plan plans please point possible probably problem project proposal put question quite rather really refactor related remove
  removed request rest result right rule same section server service should show simple since single solution some something start
  started state step steps still stop story strategy stuff such support sure switch system table take task tasks team than that their
  them then there these they thing things think this those though through ticket time today together tool true type under unless until
  update updated upon used user users uses using value version very wait want wanted wants well were what when where whether which
  while whole will with within without wont work works working would write wrong year your yourself the and for not but use add new old
  all any are can did get got had has her him his how its may one our out own per run say see set she too try two way who why yes you agree agreed agrees sure fine okay thanks thank ahead`.split(
    /\s+/
  )
);
var findDistinctiveWords = remember(2e3, (text2) => {
  const found = /* @__PURE__ */ new Set();
  for (const [raw] of text2.matchAll(/[\w\u00c0-\u1fff\u2c00-\uffff][\w\u00c0-\u1fff\u2c00-\uffff./@#+-]*/g)) {
    const plain = raw.toLowerCase().replace(/[./@#_-]+$/, "");
    if (plain.length < 3 && !/^(?:[B-HJ-Z][A-Za-z0-9+#]?|[A-Z][0-9+#A-Z]|[a-z]\d)$/.test(raw)) continue;
    if (COMMON.has(plain) || /^\d{1,2}$/.test(plain)) continue;
    found.add(stem(plain));
  }
  return found;
});
function stem(word2) {
  if (/[\d_./@#-]/.test(word2)) return word2;
  const base = word2.replace(/(?:ing|ers?|ed|ions?|es|e|s)$/, "");
  return base.length >= 4 ? base : word2;
}
function mentions(text2, phrase) {
  const wanted = findDistinctiveWords(phrase);
  if (wanted.size === 0) return false;
  const present = findDistinctiveWords(text2);
  let shared = 0;
  for (const word2 of wanted) if (present.has(word2)) shared += 1;
  return shared >= Math.ceil(wanted.size * 0.6);
}

// src/core/work-state/user-words.ts
var CLIENT_COMMANDS = new Set(
  `add-dir advisor agents artifacts autocompact background branch brief bug cd clear color compact config context copy cost
  daemon desktop diff doctor effort exit export extra-usage fast feedback focus fork heapdump help hooks ide import install
  keybindings list-agents login logout mcp memory mobile model output-style passes permissions plugin privacy-settings quit
  rate-limit-options recap release-notes reload-plugins reload-skills remote-control remote-env rename restart resume rewind
  scroll-speed session skills status statusline stickers stop tasks terminal-setup theme tui upgrade usage vim voice
  workflows`.split(/\s+/)
);
function parseUserWords(text2) {
  const words = dropReminders(text2).trim();
  if (/^<command-(?:name|message|args)>/.test(words)) return parseCommand(words);
  if (words === "" || /^<(?:task-notification|local-command-|bash-(?:input|stdout|stderr)|user-memory-input)/.test(words)) {
    return null;
  }
  return /^\[Request interrupted by user/.test(words) ? null : words;
}
function parseCommand(words) {
  const name = between(words, "<command-name>", "</command-name>")?.trim().replace(/^\//, "");
  if (!name || CLIENT_COMMANDS.has(name)) return null;
  return `/${name} ${between(words, "<command-args>", "</command-args>")?.trim() ?? ""}`.trim();
}
function between(text2, open2, close2) {
  const start = text2.indexOf(open2);
  const end = start === -1 ? -1 : text2.indexOf(close2, start);
  return end === -1 ? null : text2.slice(start + open2.length, end);
}
function dropReminders(text2) {
  const [open2, close2] = ["<system-reminder>", "</system-reminder>"];
  let kept = "";
  let from = 0;
  for (; ; ) {
    const start = text2.indexOf(open2, from);
    const end = start === -1 ? -1 : text2.indexOf(close2, start);
    if (end === -1) return kept + text2.slice(from);
    kept += text2.slice(from, start);
    from = end + close2.length;
  }
}
var LONGEST_PUSH = 80;
function isTrivial(text2) {
  if (text2.length > LONGEST_PUSH) return false;
  const words = text2.toLowerCase().split(/[^a-z0-9'\u00c0-\ud7ff/]+/);
  return words.every((word2) => word2 === "" || PUSHES.has(word2));
}
var PUSHES = new Set(
  `hi hello hey thanks thank you thx ok okay k yes yep yeah y sure fine great good nice cool perfect continue go on ahead carry going
  proceed please do it next now then and looks lgtm sounds that works alright all right done again resume there keep`.split(
    /\s+/
  )
);
function parseNotification(text2) {
  const words = dropReminders(text2).trim();
  if (!words.startsWith("<task-notification>")) return null;
  const callId = readTag(words, "tool-use-id");
  if (callId === "") return null;
  return {
    callId,
    status: readTag(words, "status") || "ended",
    summary: readTag(words, "summary"),
    result: readTag(words, "result")
  };
}
function readTag(text2, name) {
  const start = text2.indexOf(`<${name}>`);
  const end = text2.lastIndexOf(`</${name}>`);
  return start === -1 || end < start ? "" : text2.slice(start + name.length + 2, end).trim();
}

// src/core/work-state/sentences.ts
var SEARCHED_CHARS = 6e3;
var LONGEST_MESSAGE = 1 << 20;
var LONGEST_SENTENCE = 400;
var splitSentences = remember(200, (message) => {
  const words = dropCodeBlocks(message.slice(0, LONGEST_MESSAGE));
  const half = SEARCHED_CHARS / 2;
  const searched = words.length <= SEARCHED_CHARS ? words : `${words.slice(0, half)}
${words.slice(-half)}`;
  const sentences = searched.split("\n").filter(
    (line) => !/^\s*(?:>|\||\$ |at \S+ \()/.test(line) && !((line.includes(":") || line.includes("npm ")) && OUTPUT.test(line))
  ).flatMap(
    (line) => line.replace(/^\s*(?:[-*+\u2022]|\d{1,2}[.)])\s+/, "").split(/(?<=[.!?\u2026])["')\]]?\s+(?=\S)/)
  ).map((sentence) => sentence.trim()).filter((sentence) => /[A-Za-z0-9\u00c0-\u1fff\u2c00-\uffff]/.test(sentence) && sentence.length <= LONGEST_SENTENCE);
  return joinFragments(sentences);
});
var OUTPUT = /^\s*(?:npm (?:ERR|error|WARN|warn)\b|(?:[\w.]*(?:Error|Exception|Warning)(?: \[\w+\])?|error|warning|fatal|panic|FAIL(?:ED)?)(?:\[\w+\]| TS\d+)?:|\[?\d{1,4}[-:]\d\d[-:]\d\d)/;
function joinFragments(sentences) {
  const units = [];
  for (const sentence of sentences) {
    if (isTrivial(sentence)) continue;
    const isFragment = sentence.split(/\s+/).length <= 2 || /^(?:not|we don't want) /i.test(sentence);
    const previous = isFragment ? units.pop() : void 0;
    units.push(previous === void 0 ? sentence : `${previous} ${sentence}`);
  }
  return units;
}
function dropCodeBlocks(text2) {
  let kept = "";
  let from = 0;
  for (; ; ) {
    const open2 = text2.indexOf("```", from);
    if (open2 === -1) return kept + text2.slice(from);
    kept += `${text2.slice(from, open2)}
`;
    const close2 = text2.indexOf("```", open2 + 3);
    if (close2 === -1) return kept;
    from = close2 + 3;
  }
}
var SHOWN_LINES = 3;
function foldPastes(message) {
  const fenced = message.replace(/```[^\n]{0,80}\n([\s\S]*?)(?:```|$)/g, (block, code) => {
    const lines = code.trimEnd().split("\n");
    if (lines.length <= SHOWN_LINES) return block;
    return `\`\`\`
${lines[0]}
[${lines.length - 1} more pasted lines]
\`\`\``;
  });
  return fenced.split(/\n\s*\n/).map(foldBlock).join("\n\n");
}
var PASTED_LINES = 12;
function foldBlock(block) {
  const lines = block.split("\n");
  return lines.length < PASTED_LINES ? block : `${lines[0]}
[${lines.length - 1} more pasted lines]`;
}

// src/core/work-state/clauses.ts
function dropSentences(text2, isOver) {
  if (text2 === null) return null;
  const sentences = splitSentences(text2);
  if (!sentences.some(isOver)) return text2;
  const kept = sentences.flatMap((sentence) => isOver(sentence) ? keepRest(sentence, isOver) ?? [] : sentence);
  return kept.length === 0 ? null : kept.join(" ");
}
var CLAUSES = /,? and |; /;
function keepRest(sentence, isOver) {
  const clauses = sentence.split(CLAUSES);
  const kept = clauses.filter((clause) => !isOver(clause));
  if (kept.length === 0 || kept.length === clauses.length) return null;
  const [first = ""] = kept;
  const verb = /^\w+/.exec(sentence)?.[0] ?? "";
  const rest = kept.join(" and ");
  return isOver(clauses[0] ?? "") && /^(?:a|an|the|some|its|their)\b/i.test(first) ? `${verb} ${rest}` : rest;
}
function cutOut(sentence, isOver) {
  const clauses = sentence.split(CLAUSES);
  const over = clauses.filter(isOver);
  return over.length === 0 || over.length === clauses.length ? sentence : over.join(" and ");
}

// src/core/work-state/phrases.ts
function createPhrases(rows) {
  return rows.map(([words, source]) => {
    const triggers = words.split(" ");
    let pattern2;
    const find = (present, sentence, lower) => {
      if (!triggers.some((word2) => present.has(word2))) return null;
      pattern2 ??= new RegExp(source);
      const match = pattern2.exec(lower);
      const group = match?.[1];
      if (match === null || group === void 0) return null;
      const at = match.index + match[0].lastIndexOf(group);
      return sentence.length === lower.length ? sentence.slice(at, at + group.length) : group;
    };
    return { find };
  });
}
function listWords(sentence) {
  return new Set(sentence.toLowerCase().match(/[a-z0-9'\u00c0-\uffff]+/g) ?? []);
}
function shareWord(words, others) {
  for (const word2 of words) if (others.has(word2)) return true;
  return false;
}

// src/core/work-state/cues.ts
function createCue(rows) {
  const phrases = createPhrases(rows);
  return (words, lower) => phrases.some((row) => row.find(words, lower, lower) !== null);
}
var namesGoal = createCue([
  [
    "goal objective mission task project",
    "^((?:(?:the|our|my|new|today's|real|actual|main) )*(?:goal|objective|mission|task|project)(?: (?:for|of) [\\w ]{1,30})?(?: (?:is )?now)?(?: is)?\\s?[:,-])"
  ],
  ["goal", "\\b(goal (?:is now|now is|has changed|of this session is))\\b"],
  ["from", "\\b(from now on (?:this|it|we|the session)(?:'s| is|'re| are) (?:about|working on))\\b"],
  ["session", "\\b((?:this|the) session is (?:now )?about)\\b"],
  [
    "focus priority direction",
    "(\\b(?:focus|priority|direction) (?:is now|now is|shifts|moves|changes)\\b|^(?:new|our|the) (?:focus|priority|direction)\\b.{0,20}[:,])"
  ],
  ["pivot pivoting", "\\b(pivot(?:ing)? to)\\b"],
  ["after", "\\b(what (?:i|we)(?:'re| are) after is)\\b"],
  ["point", "\\b(point of (?:this|today|all this|the session) is)\\b"],
  ["end", "\\b(by the end of (?:today|the day|this session|the week))\\b"],
  ["picture", "^(big picture\\s?[:,-])"],
  ["we're we", "\\b(we(?:'re| are) here to)\\b"],
  ["instead", "^(instead,? we (?:build|make|do|work on))\\b"]
]);
var saysFinished = createCue([
  [
    "done finished complete completed merged shipped fixed deployed released resolved sorted",
    "\\b((?:is|are|was|were|got|been|looks) (?:now |all |already )?(?:done|finished|complete|completed|merged|shipped|fixed|deployed|released|resolved|sorted)|(?:we|i)(?:'ve| have) (?:already )?(?:finished|completed|merged|shipped|deployed|released)|done with)\\b"
  ],
  ["now", "\\b((?:works|work|passes|pass|working|passing) now)\\b"],
  ["need", "\\b(no need to (?:redo|repeat|touch))\\b"]
]);
var deniesFinished = createCue([
  [
    "not isn't aren't wasn't never once when until till after before if unless must should needs need has make almost half nearly",
    "\\b(not|isn't|aren't|wasn't|never|once|when|until|till|after|before|if|unless|must be|should be|needs? to be|has to be|make sure|almost|half|nearly)\\b"
  ]
]);
var setsRule = createCue([
  [
    "always never must mustn't forbidden only",
    "\\b(always|never(?! ?mind)|must(?:n't| not)?|forbidden|only ever|only use|use only)\\b"
  ],
  [
    "from going under at every whenever whatever",
    "\\b(from now on|going forward|under no circumstances|at all times|every time|whenever you|whatever you do)\\b"
  ],
  [
    "do don't",
    "\\b(do not ever|don't ever|(?:do not|don't) (?:touch|change|edit|modify|delete|remove|commit|push|rename|break|reformat|install|publish|deploy|merge|overwrite|log|expose|store|add))\\b"
  ],
  ["hard off not no rule requirement", "\\b(hard requirement|is off[- ]limits|not allowed|no exceptions|as a rule)\\b"],
  ["sure keep mind", "\\b(make sure|keep in mind)\\b"],
  [
    "each every any",
    "\\b((?:before|after|on|for|in) (?:each|every|any) |(?<!not )every (?:new |single )?[\\w-]+ (?:must|has to|needs|is|should)\\b)"
  ],
  ["without", "\\b(without (?:touching|changing|breaking|adding|asking))\\b"],
  ["leave", "\\b(leave .{1,80} (?:alone|as (?:it )?is|untouched))\\b"],
  [
    "stay steer hands keep refrain avoid",
    "\\b(stay (?:away from|out of|clear of)|steer clear of|hands off|keep (?:your )?(?:hands|fingers) off|refrain from|avoid (?:using|touching|editing|changing))\\b"
  ],
  ["convention policy rule house team", "\\b(by convention|(?:our|team|house) (?:policy|convention|rule))\\b"],
  [
    "approval sign signoff ask read source nobody no",
    "\\b(needs? (?:my |a )?(?:sign-?off|approval)|ask (?:me )?(?:first|before)|read-only|source of truth|(?:nobody|no one) (?:touches|edits))\\b"
  ],
  ["keep", "\\b(keep .{1,80} (?:below|under|above|within|unchanged|intact|in sync))\\b"],
  [
    "rule important reminder remember note convention policy constraint careful attention",
    "^((?:rule|important|reminder|remember|note|convention|policy|constraint|careful|attention)\\b.{0,30}[:!])|\\b(?:remember (?:that|to))\\b"
  ],
  ["remember", "\\b(remember (?:that|to))\\b"],
  ["no", "^(no [\\w -]{2,40} (?:from|in|on|to|without|into))\\b"]
]);
var CHOOSE = "(?:use|go (?:with|for|ahead with)|stick (?:to|with)|keep|prefer|pick|choose|settle on|opt for|stay (?:with|on)|target|call it|name it|base it on|standardi[sz]e on|switch (?:over |back )?to|move (?:over |back )?to|go back to|back to|put|store|limit|cap|take)";
var decides = createCue([
  [
    "use go stick keep prefer pick choose settle opt stay target call name base standardise standardize switch move back put store limit cap take",
    `^(?:[^,:]{1,60}[,:] )?((?:ok(?:ay)?|yes|yeah|right|so|well|good|great|fine|alright|then|please|and|also|for now|for [^,]{1,60})?[,:]? ?(?:then |please |just )?(?:let's |let us |we(?:'ll| will| should)? |you (?:should|can|must) |i(?:'d| would)? (?:like to |want (?:you )?to |prefer to )?|i'll |(?:can|could|will|would) you )?(?:just |please |rather |definitely )?${CHOOSE}\\b)`
  ],
  [
    "decided agreed settled chosen chose decision final finally",
    "(\\b(?:i|we)(?:'ve| have)? (?:decided|agreed|settled|chosen|chose)\\b|\\b(?:decided|decision|agreed|settled)\\b|\\bfinal(?:ly)?[.!]?$)"
  ],
  [
    "my call choice vote be it option",
    "\\b(my call|my choice|gets my vote|let it be|option (?:\\d|[a-d])|make it [\\w.-]+[.!]?$|\\S+ it is[.!]?$)"
  ],
  [
    "going best runs lives belongs wins",
    "\\b(going (?:to use|with)|sounds? best|runs on|lives in|belongs (?:in|to)|wins)\\b"
  ],
  ["i i'd rather prefer want", "\\b(i(?:'d| would)? (?:rather|prefer)|i want [^,;]{1,80} (?:for|in|on))\\b"],
  [
    "should must has will shall",
    "\\b((?:it|that|this|they|the [\\w -]{1,40}) (?:should|must|has to|will|shall) (?:be|go|live|stay|use|return|end up)|[\\w-]+ will be)\\b"
  ],
  [
    "answer name limit format port timeout default plan approach deadline budget",
    "\\b(the (?:answer|name|limit|format|port|timeout|default|plan|approach|deadline|budget)(?: (?:for|to|of|on) [^,;]{1,60})? (?:is|will be|stays))\\b"
  ],
  ["please", "^([^\\s,]+(?: [^\\s,]+){0,4} for (?:the )?[\\w-]+,? please[.!]?)$"],
  ["final", "^([\\w-]+: [^:]{2,80}\\. final)\\b"]
]);
var contradicts = createCue([
  [
    "no nope nah wrong actually wait hm hmm sorry",
    "^((?:no|nope|nah|wrong|actually|wait|hm+|sorry)\\b[,.!: \\u2014-].*\\b(?:use|keep|leave|go with|do|make|take|it(?:'s| is| should)|i (?:meant|want|said|need)|we need|let's|should be|instead)\\b)"
  ],
  [
    "no nope nah",
    "^((?:no|nope|nah)(?:[,.:] ?|(?= ?[-\\u2013\\u2014])) ?[-\\u2014\\u2013]? ?\\S+(?: \\S+){0,5}[.!]?)$"
  ],
  ["instead", "\\b(instead)[.!]?$"],
  ["meant correct", "\\b(i meant|let me correct)\\b"],
  ["should", "^(should be)\\b"],
  ["that's", "\\b(that's (?:the (?:old|wrong) one|not (?:right|what i)))\\b"]
]);
var TASK_VERBS = "add put generate split clean fix run rerun check show explain format rename write update refactor look find document test debug implement create build remove delete move extract convert commit push pull open read list print tell give try review summarise summarize describe investigate search continue compare install start restart generate improve speed measure profile change edit merge rebase apply see go do make cover handle support port help sort translate";
var asksNext = createCue([
  [
    TASK_VERBS,
    `^((?:(?:ok(?:ay)?|so|now|next|then|also|and|please|can you|could you|will you|first|let's|great|good|one more thing|hm+|hi(?: again)?|thanks|i(?:'d| would) like (?:you )?to|i want you to|we (?:should|need to|want to|could)|i think we should|you (?:should|can|could))[,:.!]? )*(?:${TASK_VERBS.replaceAll(" ", "|")})\\b)`
  ]
]);
var asksToBuild = createCue([
  [
    "add write implement create build generate extend",
    "^((?:please |can you |now |next |then |also )*(?:add|write|implement|create|build|generate|extend) (?!.*\\b(?:always|from now on|every time)\\b))"
  ]
]);
var tellsPast = createCue([
  [
    "yesterday was were did had last apparently seems looks happened noticed tried",
    "\\b(yesterday|was|were|did|had|last (?:week|night|time)|apparently|it seems|looks like|happened|noticed|tried)\\b"
  ]
]);
var asksPolitely = createCue([
  ["can could would will", "^((?:ok(?:ay)?,? |so,? |and |but )?(?:can|could|would|will) you (?:please )?\\w)"]
]);
var supposes = createCue([
  [
    "if what suppose maybe perhaps wonder wondering should could how sure who why when where which",
    "^(if|what if|suppose|maybe|perhaps|i wonder|wondering|should (?:we|i|it)|could we|what about|how about|not sure|who|why|when|where(?! i (?:wrote|said|put))|which|what)\\b"
  ],
  [
    "explain describe tell show find check see look remind",
    "^((?:please )?(?:explain|describe|tell me|show(?: me)?|find out|check|see|look into|remind me) (?:why|how|whether|if|what|where|when|which|who))\\b"
  ],
  [
    "sure decided undecided might could",
    "\\b(i'm not sure|haven't decided|not decided|undecided|might want to|might be|we could (?:also )?(?:use|try|go))\\b"
  ]
]);

// src/core/work-state/given-up.ts
var REST = "(\\S.{0,160})";
var THING = "((?:[^\\s,;:.!?()]|[:.](?=\\S))(?:[^,;:.!?()]|[:.](?=\\S)){0,80}?)";
var START = "^(?:(?:actually|ok(?:ay)?|so|hm+|wait|please|no|nope|nah|right|well|sorry|yeah|yes|alright|look|hold on|stop|and|but|then|also|on second thought|in fact|for now|honestly|change of (?:mind|plans?))[,.!: \\u2014-]{1,3}){0,4}";
var WE = "(?:let's |let us |we(?:'ll| will| should| can|'re going to| are going to)? |please |just |you (?:can|should|may) |i(?:'d| would)? (?:like|want)(?: you)? to |i'll |i'm going to |go ahead and |simply ){0,4}";
var ENDED = createPhrases([
  [
    "scrap scratch forget ditch abandon nix shelve axe postpone throw back give hold pull do walk set put defer move stop",
    `${START}${WE}(?:scrap|scratch|forget about|forget|ditch|abandon|nix|shelve|axe|postpone|throw (?:out|away)|back out|give up on|hold off on|pull the plug on|do away with|walk back|set aside|put aside|defer|move away from|stop (?:doing|working on|with|using)) ${REST}`
  ],
  ["disregard", `${START}disregard (?:about )?${REST}`],
  ["leave", `${START}${WE}leave ${THING} out\\b`]
]);
var MAY_END = createPhrases([
  [
    "drop cancel discard bin toss park get rip revert undo kill skip leave lose strike pass more enough delay table remove",
    `${START}${WE}(?:drop|cancel|discard|bin|toss(?: out)?|park|get rid of|rip out|revert|undo|kill|skip|leave out|lose|strike|pass on|no more|enough of|delay|table|remove|leave behind|get off) ${REST}`
  ],
  ["never nevermind ignore", `${START}(?:never ?mind|ignore) (?:about )?${REST}`],
  ["replace swap exchange", `\\b(?:replace|swap|exchange) ${THING} (?:with|for|by)\\b`],
  ["no", "^no (?![-\\u2013\\u2014])(\\S[^,.!]{0,80})(?:[,.!]|$)"],
  [
    "not",
    "^not (?!all|every|yet|sure|only|much|many|enough|bad|too|quite|really|that)(\\S(?:[^.!]|[.!](?=\\S)){0,80})(?:[.!]|$)"
  ]
]);
var NOT_DOING = "(?:(?:do not|don't|won't|shouldn't|needn't|can't|cannot|aren't going to|are not going to|not going to|no longer|never|doesn't need to|not) (?:ever |actually |really |going to )?(?:use|using|do|doing|go with|go for|build|building|implement|continue with|continue|pursue|keep|keeping|need|want|bother with|worry about|add|adding|have|support|ship|take)|decided against|stopped (?:using|doing)|against)";
var NAMED = createPhrases([
  [
    "instead rather place not",
    `\\b(?:use|using|go|going|do|doing|take|make|put|write|call|name|store|pick|choose|prefer|switch|want|need|let's|try|keep|build|with|have|should|be|to|it's|its|is|said|meant|mind|correction)\\b[^;]{1,200}?(?:\\binstead of|\\brather than|\\bin place of|\\band not|[,-] ?not| not) (?:using |with |doing |the one )?([^,;]{1,80}?)[^\\w]{0,3}$`
  ],
  [
    "instead rather place",
    `\\b(?:use|using|go with|take|make|put|store|pick|choose|need|build|want)\\b[^.;]{1,200}?\\b(?:instead of|rather than|in place of) (?:using |with |doing |the one )?${REST}`
  ],
  ["over", `\\b(?:prefer|choose|pick|chose|picked)\\b[^.;]{1,80}? over ${REST}`],
  ["instead rather place", `^(?:instead of|rather than|in place of) (?:using |doing )?${REST}`],
  ["not", `${START}not ${THING},? (?:but|use|do|it's|it is|make|go|i meant|take)\\b`],
  [
    "not don't won't shouldn't needn't can't cannot aren't no never doesn't decided stopped against",
    `\\b(?:let's not|${NOT_DOING})(?: (?:do|use|go with|build|add))?(?: the| a| an)? ${REST}`
  ],
  ["from", `\\b(?:switch(?:ing)?|mov(?:e|ing)|chang(?:e|ing)|migrat(?:e|ing)) (?:away )?from ${THING} to\\b`],
  [
    "mistake bad off deprecated canceled cancelled dropped scrapped postponed hold paused deferred obsolete vetoed rejected ruled no overkill discontinued abandoned shelved parked option out worth longer not old wrong",
    `(?:^|[,;:.] |and )${THING} (?:was|is|were|are) (?:(?:a|my) mistake|a bad idea|off the table|deprecated|cancell?ed|dropped|scrapped|postponed|on hold|paused|deferred|obsolete|vetoed|rejected|ruled out|a no-go|overkill|discontinued|abandoned|shelved|parked|not an option|out of (?:scope|the question)|not worth (?:it|the)|no longer (?:needed|wanted|relevant|happening|an option|on the table|part)|not (?:needed|happening)(?:\\s+any ?more)?|the (?:wrong|old) (?:one|name))\\b(?! (?:when|if|after|while|as|by|in|on|at|of)\\b)`
  ],
  // What is wrong is often a bug; with what is right beside it, it is a correction.
  [
    "wrong right incorrect good dead gone out history too",
    `(?:^|[,;:.] )${THING} (?:was|is) (?:wrong|not right|incorrect|no good|dead|gone|out|history|too \\w+|a dead end)(?: here)?[,;.\\u2014-] ?(?:use|we need|we want|take|go with|switch|it(?:'s| is| should)|let's|make it)\\b`
  ],
  [
    "should can has must won't didn't turned",
    `(?:^|[,;:.] )${THING} (?:should have been|can wait|has to go|must go|won't (?:do|fly|work)|didn't make the cut|turned out (?:to be )?(?:wrong|bad))\\b`
  ],
  ["without", `\\b(?:go|do|live|work|manage) without ${REST}`],
  ["out", `\\bout with ${REST}`],
  ["where", `\\bwhere i (?:wrote|said|put) ${THING} i (?:meant|mean)\\b`],
  ["mind wrong time worth", `\\b(?:changed my mind (?:about|on)|wrong about|no time for|not worth) ${REST}`],
  ["favor favour", `\\bin favou?r of ${THING} over\\b`],
  ["not", "^(?:no|nope|nah|wrong|sorry|actually|correction)\\b.{1,160}[,;.] ?(?:and )?not ([^,;]{1,80}?)[.!]*$"],
  ["you", `^you (?:took|used|chose|picked|went with) (\\S.{0,80}?)\\. `]
]);
var LIFTED = createPhrases([
  [
    "rule rules instruction instructions ban bans restriction restrictions constraint constraints said",
    `\\b(?:rules?|instructions?|bans?|restrictions?|constraints?|what i said) (?:about|on|for|against) ${REST}`
  ],
  [
    "fair fine no",
    `(?:^|[,;:.] )${THING} is (?:fair game|fine to (?:touch|edit|change|use)|no longer (?:off[- ]limits|forbidden))\\b`
  ],
  [
    "can may",
    `\\byou (?:can|may) (?:now )?(?:change|edit|touch|modify|use|delete) ${THING} (?:after all|now|again)\\b`
  ]
]);
var LIFTS = listWords("no lift lifted ignore forget after fine drop apply fair again now");
var TAKES_BACK = createPhrases([
  [
    "never nevermind that it this mind plans plan different thought overkill complicated like want backtrack idea call not back",
    "\\b(never ?mind(?=\\s*(?:$|[,.!;]))|scratch that|strike that|forget (?:it|that|this)(?! \\w)|scrap (?:it|that|this)(?! \\w)|drop (?:it|that|this)(?! \\w)|changed? (?:my|of) mind|change of plans?|(?:a )?different (?:plan|approach|direction)|on second thought|cancel that|undo that|not that|let's not|that's overkill|take (?:it|that) back|backtrack|bad (?:idea|call)|not what i (?:want|meant|asked)|(?:do not|don't) want (?:that|this|it)|too complicated|i don't like (?:it|that))(?:\\b|$)"
  ]
]);
var POINTS_BACK = /^(?:it|that|this|them|those|everything|all of (?:it|that)|(?:the|that|this|your|my) (?:whole |entire |last |previous )?(?:plan|idea|approach|proposal|thing|changes?|request|message|one|direction)|what i (?:just )?(?:said|asked|wrote))\b/;
var REPORT = /\b(?:returns?|returned|prints?|printed|shows?|showed|gives?|gave|gets?|got|throws?|threw|outputs?|says|fails?|failed|crashes|ends up|seems|appears|receives?|contains|expected|happens)\b[^,;]{0,120}\b(?:instead of|rather than)\b/;
var BEFORE = /\b(?:was|were|used to|had been|have been|has been) (?:\w+ing|use)\b/;
var MAY_REPORT = listWords("instead rather was were used been");
var back = { phrases: [], refersBack: true, isWeak: false, lifts: false };
function findGivenUp(sentence) {
  const words = listWords(sentence);
  const lower = sentence.toLowerCase();
  const find = (rows) => rows.flatMap((row) => row.find(words, sentence, lower) ?? []);
  if (shareWord(words, MAY_REPORT) && (REPORT.test(lower) || BEFORE.test(lower))) return null;
  const lifted = shareWord(words, LIFTS) ? nameThings(find(LIFTED)) : [];
  if (lifted.length > 0) return { phrases: lifted, refersBack: false, isWeak: false, lifts: true };
  const ended = find(ENDED);
  const phrases = nameThings([...ended, ...find(NAMED)]);
  if (phrases.length > 0) return { phrases, refersBack: false, isWeak: false, lifts: false };
  if (ended.some(pointsBack) || find(TAKES_BACK).length > 0) return back;
  const weak = find(MAY_END);
  if (weak.some(pointsBack)) return back;
  const named = nameThings(weak);
  return named.length === 0 ? null : { phrases: named, refersBack: false, isWeak: true, lifts: false };
}
function pointsBack(phrase) {
  return POINTS_BACK.test(phrase.toLowerCase());
}
function nameThings(phrases) {
  return [...new Set(phrases.map(trimThing).filter((phrase) => findDistinctiveWords(phrase).size > 0))];
}
var END = /[,;!?()\u2014\u2013]|[.:](?=\s|$)| (?:and|but|so|because|since|for now|for this|for that|instead|please|after all|any more|anymore|entirely|no longer|use|take|go with|make|put|let's|we|i|it is|-)(?= |$)/i;
var MAX_WORDS = 12;
function trimThing(phrase) {
  const end = phrase.search(END);
  return (end === -1 ? phrase : phrase.slice(0, end)).split(/\s+/).slice(0, MAX_WORDS).join(" ").replace(
    /^(?:(?:the|a|an|that|this|those|these|my|our|about|using|with|doing|where|i said|but|hm+|no|nope) )+/i,
    ""
  ).replace(
    / (?:at all|altogether|completely|idea|plan|approach|thing|stuff|part|work|everywhere.*|in what you wrote|from (?:earlier|before)|we (?:discussed|talked about))$/i,
    ""
  ).replace(/["'`]/g, "").trim();
}

// src/core/work-state/work-state.ts
var PLAN_STATUSES = ["proposed", "approved", "rejected", "dropped", "noted"];
var NO_RESULT = "no result";
var EMPTY_WORK_STATE = {
  goal: null,
  goalStated: false,
  lastUserMessages: [],
  pendingQuestion: null,
  lastAnswer: null,
  plan: null,
  planStatus: null,
  planMode: false,
  todos: [],
  decisions: [],
  corrections: [],
  rules: [],
  superseded: [],
  remarks: [],
  doubted: [],
  finished: [],
  filesModified: [],
  filesRead: [],
  touches: [],
  commands: [],
  failing: [],
  failingTests: [],
  agents: [],
  skills: [],
  instructions: [],
  answers: 0
};
var LIMITS = {
  userMessages: 8,
  userMessageChars: 4e3,
  goalChars: 1e3,
  planChars: 4e3,
  todos: 40,
  decisions: 40,
  rules: 20,
  superseded: 20,
  remarks: 30,
  doubted: 12,
  finished: 20,
  statementChars: 300,
  files: 60,
  commands: 30,
  commandChars: 300,
  outcomeChars: 300,
  reportChars: 800,
  failingTests: 4,
  agents: 15,
  loaded: 20
};

// src/core/work-state/statements.ts
var findStatements = remember(500, readMessage);
function readMessage(message) {
  const whole = message.trim().replace(/^["'\u201c]([^"\u201c\u201d]*)["'\u201d]$/, "$1");
  if (/\b(?:just (?:asking|wondering|curious|a question)|only asking|out of curiosity)\b/i.test(whole)) return [];
  const found = [];
  const units = splitSentences(whole);
  for (let index = 0; index < units.length; index += 1) {
    const statement = readSentence(units[index] ?? "");
    const joined = statement?.kind === "correction" ? joinNext(units[index] ?? "", units[index + 1]) : null;
    if (joined !== null) index += 1;
    const read2 = joined ?? statement;
    if (read2 !== null) found.push(read2);
  }
  return found;
}
function joinNext(sentence, next) {
  if (next === void 0 || sentence.length + next.length > LIMITS.statementChars - 2) return null;
  const following = readSentence(next);
  if (isUndecided(next) || following !== null && !["correction", "decision", "remark"].includes(following.kind))
    return null;
  const [first, second] = [findGivenUp(maskQuotes(restoreApostrophes(sentence))), following?.givenUp ?? null];
  const phrases = [...first?.phrases ?? [], ...second?.phrases ?? []];
  const refersBack = phrases.length === 0 && (first?.refersBack === true || second?.refersBack === true);
  const givenUp = first === null && second === null ? null : { phrases, refersBack, isWeak: first?.isWeak === true && second === null, lifts: first?.lifts === true };
  const text2 = excerptLine(`${sentence} ${next}`, LIMITS.statementChars);
  return { kind: "correction", text: text2, givenUp, otherwise: "correction" };
}
function readSentence(sentence) {
  const said = maskQuotes(restoreApostrophes(sentence));
  const lower = said.toLowerCase();
  if (isUndecided(said) || PLEASANTRY.test(lower)) return null;
  const words = listWords(said);
  const isBuilding = asksToBuild(words, lower);
  const givenUp = isBuilding && !/instead of|rather than/.test(lower) ? null : findGivenUp(said);
  if (givenUp === null && findDistinctiveWords(said).size === 0 && !words.has("option")) return null;
  const text2 = excerptLine(sentence, LIMITS.statementChars);
  const kind = classify(words, lower);
  if (namesGoal(words, lower)) return { kind: "goal", text: text2, givenUp, otherwise: null };
  if (givenUp === null) return kind === null ? null : { kind, text: text2, givenUp, otherwise: null };
  const otherwise = kind === "finished" ? null : kind;
  return { kind: kind === "rule" && !givenUp.lifts ? "rule" : "correction", text: text2, givenUp, otherwise };
}
function classify(words, lower) {
  if (saysFinished(words, lower) && !deniesFinished(words, lower)) return "finished";
  if (setsRule(words, lower) && !asksToBuild(words, lower)) return "rule";
  if (contradicts(words, lower)) return "correction";
  if (decides(words, lower)) return "decision";
  return isRemark(words, lower) ? "remark" : null;
}
function restoreApostrophes(sentence) {
  if (!/nt\b|[\u2018\u2019]|[etes]s\b|\b[iI]/.test(sentence)) return sentence;
  return sentence.replace(/[\u2018\u2019]/g, "'").replace(/\b(do|does|did|ca|wo|are|is|was|were|should|would|could|need|have|has|must)nt\b/gi, "$1n't").replace(
    /\b(let|that|it|what|he|she|there)s\b(?= (?:not|use|go|do|keep|the|a|what|better|wrong|try|take|make|switch|stick|put|overkill))/gi,
    "$1's"
  ).replace(/\bi(m|ll|d|ve)\b/gi, "i'$1");
}
function maskQuotes(sentence) {
  return sentence.replace(
    /"[^"]{0,400}"|\u201c[^\u201d]{0,400}\u201d/g,
    (quoted) => /\s\S+\s/.test(quoted) ? '""' : quoted
  );
}
function isQuestion(message) {
  return splitSentences(message).every(isUndecided);
}
function isUndecided(sentence) {
  const lower = sentence.toLowerCase();
  const words = listWords(lower);
  if (asksPolitely(words, lower)) return false;
  return /\?["')\]\u201d]{0,3}$/.test(lower) || supposes(words, lower);
}
var CUES = listWords(
  `should shall must need needs want wants only not no nothing none keep stay stays prefer rather instead avoid better unless until
  except cannot can't don't won't doesn't isn't aren't shouldn't mustn't allowed final ours both either without off out wrong old over
  against forget skip dead gone belongs goes lives wins enough matters careful limits hands respect require requires required policy
  convention standard first sacred steer refrain watch ask signoff approval through via exclusively strictly solely every each all
  whenever before hand manually generated read-only immutable frozen locked follow backwards mixed misread typo call vote deal`
);
var CONTRARY = listWords(
  `not no nothing never instead rather without stop drop off out wrong old longer against but however actually forget skip cancel dead
  gone over done enough may can free again allowed lifted after can't don't won't doesn't isn't aren't shouldn't mustn't cannot`
);
function isRemark(words, lower) {
  if (lower.length > 240 || words.size < 3 || asksNext(words, lower)) return false;
  return shareWord(words, CUES) || !tellsPast(words, lower);
}
function hasCue(text2) {
  return shareWord(listWords(restoreApostrophes(text2)), CUES);
}
function isContrary(text2) {
  return shareWord(listWords(restoreApostrophes(text2)), CONTRARY);
}
var PLEASANTRY = /^no (?:worries|problem|rush|hurry|idea|thanks|thank|doubt|issue|pressure|big deal|matter|need|wonder)\b/;

// src/core/work-state/intent.ts
function addRemark(intent, text2) {
  const words = findDistinctiveWords(text2);
  const isConcerned = (item) => [...findDistinctiveWords(item)].some((word2) => words.has(word2));
  const inDoubt = isContrary(text2) ? [...intent.decisions, ...intent.rules].filter((item) => isConcerned(item) && !item.includes(text2)) : [];
  const isSettled = (item) => !inDoubt.includes(item);
  return {
    ...intent,
    remarks: addLast(intent.remarks, text2, LIMITS.remarks),
    doubted: inDoubt.reduce((all, item) => addLast(all, item, LIMITS.doubted), intent.doubted),
    decisions: intent.decisions.filter(isSettled),
    corrections: intent.corrections.filter(isSettled),
    rules: intent.rules.filter(isSettled)
  };
}
function addDecision(intent, text2) {
  const decision = excerptLine(text2.replace(/^\s*Decision:\s+(?=\S)/, ""), LIMITS.statementChars);
  const back2 = /\bback to\b(.*)/i.exec(decision);
  const left = back2 === null ? intent : takeUp(intent, back2[1] ?? "", decision);
  const superseded = left.superseded.filter(({ what }) => what !== decision);
  return { ...left, superseded, decisions: addLast(left.decisions, decision, LIMITS.decisions) };
}
function takeUp(intent, thing, by) {
  const hasLedAway = (item) => findStatements(item).some(({ givenUp }) => givenUp?.phrases.some((phrase) => mentions(thing, phrase)));
  const ended = intent.decisions.filter(hasLedAway);
  const left = intent.superseded.filter(({ what }) => !mentions(what, thing) && !mentions(thing, what));
  return {
    ...intent,
    superseded: [...left, ...ended.map((what) => ({ what, by }))].slice(-LIMITS.superseded),
    decisions: intent.decisions.filter((item) => !ended.includes(item)),
    corrections: intent.corrections.filter((item) => !hasLedAway(item))
  };
}
function finish(intent, what, evidence = "user") {
  const todos = intent.todos.map(
    (todo) => evidence === "user" && isOpen(todo.status) && mentions(what, todo.task) ? { ...todo, status: "completed" } : todo
  );
  return { ...intent, todos, finished: addFinished(intent.finished, [what], evidence) };
}
function replaceTodos(intent, todos) {
  const listed = new Set(todos.map(({ task }) => task));
  const done = intent.todos.filter(({ task, status }) => status === "completed" && !listed.has(task));
  return {
    ...intent,
    todos,
    finished: addFinished(
      intent.finished,
      done.map(({ task }) => task),
      "task"
    )
  };
}
function addFinished(finished, added, evidence) {
  const items = added.map((what) => ({ what: excerptLine(what, LIMITS.statementChars), evidence }));
  const names = new Set(items.map(({ what }) => what));
  return [...finished.filter(({ what }) => !names.has(what)), ...items].slice(-LIMITS.finished);
}
function isOpen(status) {
  return status !== "completed" && status !== "dropped" && status !== "cancelled";
}
function addLast(items, item, limit) {
  return [...items.filter((known2) => known2 !== item), item].slice(-limit);
}

// src/core/work-state/slot.ts
function createSlotTest(newer) {
  const slot = findSlot(newer);
  const shape = VALUE.test(newer) ? findShape(newer) : null;
  if (slot === null && shape === null) return null;
  return (older) => older !== newer && (shape !== null && findShape(older) === shape || slot !== null && findSlot(older) === slot);
}
var VALUE = /^(?:ok,? |then |please |let's |we'll |just )*(?:use|go with|stick (?:to|with)|keep|target|set|limit|cap|require)\b(?!.*(?:#\d|\b(?:issue|pr|ticket|error|step|part|phase|task|test|line|item|bug|option) \d))/i;
function findShape(sentence) {
  return sentence.toLowerCase().replace(/\d[\w.]*/g, "#");
}
var SLOTS = createPhrases([
  ["should must will has is", "^(?:[^,]{1,30}, )?(the [\\w' -]{2,60}?) (?:should|must|will|has to|is going to) be\\b"],
  [
    "use go stick keep put store prefer pick choose take want settled decided",
    "\\b(?:use|go with|stick (?:to|with)|keep|put|store|prefer|pick|choose|take|want|settled on|decided on) .{1,80}? (?:for|as|in) ((?:the |our |all )?[\\w' -]{2,60}?)(?:[.!,]|$)"
  ],
  ["set limit cap", "^(?:please |ok,? |then )*(?:set|limit|cap) (?:the )?([\\w' -]{2,60}?) (?:to|at)\\b"],
  ["for", "^for ([\\w' -]{2,60}?),? (?:take|use|pick|go with|choose|we)\\b"],
  ["uses gets goes will", "^(?:decision: |my call: )?([\\w-]+) (?:uses|gets|goes to|will be)\\b"]
]);
var findSlot = remember(500, (sentence) => {
  const words = listWords(sentence);
  const lower = sentence.toLowerCase();
  const named = SLOTS.map((slot) => slot.find(words, sentence, lower)).find((match) => match !== null);
  const isLanguage = words.has("in") && /^(?:please |always )*(?:answer|reply|respond|write(?: to me)?) (?:me )?in \w+[.!]?$/.test(lower);
  const isName = words.has("it") && /^(?:please |ok,? |then )*(?:name|call) it\b/.test(lower);
  const name = isLanguage ? "its language" : isName ? "its name" : named;
  const complement = name === void 0 || !sentence.startsWith(name) ? "" : /\b(?:for|in|on) ([^,;.]{2,60})[.!]?$/i.exec(sentence)?.[1] ?? "";
  const terms = [...findDistinctiveWords(name ?? ""), ...findDistinctiveWords(complement)].sort();
  return terms.length > 0 ? terms.join(" ") : isName || isLanguage ? name ?? null : null;
});

// src/core/work-state/give-up.ts
function giveUp(intent, statement) {
  const { kind, text: text2, givenUp } = statement;
  if (givenUp?.refersBack) return giveUpLast(intent, text2);
  if (givenUp?.lifts) return liftRules(intent, givenUp.phrases, text2);
  const phrases = givenUp?.phrases ?? [];
  const slotTest = createSlotTest(text2);
  if (phrases.length === 0 && slotTest === null && kind !== "correction") return intent;
  const isSameSlot = (item) => slotTest?.(item) === true;
  const isGivenUp = (item) => item !== text2 && phrases.some((phrase) => wants(item, phrase));
  const isOver = (item) => isGivenUp(item) || item !== text2 && (isSameSlot(item) || isContradicted(intent, item, statement));
  const isRuleOver = (item) => isGivenUp(item) && !isForbidding(item) || isSameSlot(item);
  const isKeptRule = (item) => intent.rules.includes(item) && !isRuleOver(item);
  const sentences = intent.lastUserMessages.flatMap(splitSentences).filter((sentence) => isOver(sentence) && !isKeptRule(sentence) && !isForbidding(sentence));
  const planLines = (intent.plan ?? "").split("\n").filter(isGivenUp);
  const todos = intent.todos.filter((todo) => isOpen(todo.status) && isGivenUp(todo.task));
  const goal = dropSentences(intent.goal, (item) => isOver(item) || phrases.some((phrase) => mentions(item, phrase)));
  const gone = [
    ...intent.decisions.filter(isOver).map((item) => cutOut(item, isGivenUp)),
    ...intent.rules.filter(isRuleOver),
    ...sentences.map((sentence) => cutOut(sentence, isGivenUp)),
    ...planLines,
    ...todos.map((todo) => todo.task),
    ...goal === null && intent.goal !== null ? [intent.goal] : []
  ];
  if (gone.length === 0 && goal === intent.goal) return intent;
  return {
    ...note({ ...intent, ...dropPlan(intent, planLines, text2), goal }, gone, text2),
    todos: intent.todos.map((todo) => todos.includes(todo) ? { ...todo, status: "dropped" } : todo),
    decisions: intent.decisions.flatMap(
      (item) => isOver(item) || gone.includes(item) ? keepRest(item, isGivenUp) ?? [] : item
    ),
    corrections: intent.corrections.filter((item) => !isOver(item) && !gone.includes(item)),
    remarks: intent.remarks.filter((item) => !isOver(item)),
    rules: intent.rules.filter((item) => !isRuleOver(item))
  };
}
var LIFTED_MARK = "rule lifted: ";
function isForbidding(sentence) {
  return /^(?:please )?(?:never|do not|don't|no)\b/i.test(sentence);
}
function liftRules(intent, phrases, by) {
  const isLifted = (item) => item !== by && phrases.some((phrase) => mentions(item, phrase));
  return {
    ...note(
      intent,
      intent.rules.filter(isLifted).map((rule) => `${LIFTED_MARK}${rule}`),
      by
    ),
    goal: dropSentences(intent.goal, isLifted),
    rules: intent.rules.filter((item) => !isLifted(item)),
    corrections: intent.corrections.filter((item) => !isLifted(item))
  };
}
function giveUpLast(intent, by) {
  if (intent.plan !== null && isLive(intent)) {
    return { ...note(intent, [headline(intent.plan)], by), planStatus: "dropped" };
  }
  const last = intent.lastUserMessages.at(-1);
  if (last === void 0 || isTrivial(last) || isQuestion(last)) return intent;
  const sentences = splitSentences(last);
  const isOver = (item) => sentences.some((sentence) => sentence === item || sentence.startsWith(item.replace(/ \.\.\.$/, "")));
  const isOnlyRequest = intent.lastUserMessages.filter((message) => !isTrivial(message)).length === 1;
  return {
    ...note(intent, sentences, by),
    goal: isOnlyRequest ? dropSentences(intent.goal, isOver) : intent.goal,
    decisions: intent.decisions.filter((item) => !isOver(item)),
    corrections: intent.corrections.filter((item) => !isOver(item)),
    remarks: intent.remarks.filter((item) => !isOver(item)),
    rules: intent.rules.filter((item) => !isOver(item))
  };
}
function isLive({ planStatus }) {
  return planStatus !== "dropped" && planStatus !== "rejected";
}
function dropPlan(intent, lines, by) {
  const { plan, planStatus } = intent;
  if (plan === null || !isLive(intent)) return { plan, planStatus };
  if (lines.includes(headline(plan)) || lines.length > 0 && /\bplan\b/i.test(by))
    return { plan, planStatus: "dropped" };
  return {
    plan: plan.split("\n").filter((line) => !lines.includes(line)).join("\n"),
    planStatus
  };
}
function headline(plan) {
  return plan.split("\n").find((line) => /[A-Za-z0-9\u00c0-\u1fff\u2c00-\uffff]/.test(line)) ?? plan;
}
function note(intent, gone, by) {
  const known2 = new Set(intent.superseded.map(({ what }) => what));
  const fresh = [...new Set(gone.map((what) => excerptLine(what, LIMITS.statementChars)))].filter(
    (what) => what !== "" && !known2.has(what)
  );
  return {
    ...intent,
    superseded: [...intent.superseded, ...fresh.map((what) => ({ what, by }))].slice(-LIMITS.superseded)
  };
}
function wants(text2, phrase) {
  if (!mentions(text2, phrase)) return false;
  const given = findStatements(text2).flatMap((statement) => statement.givenUp?.phrases ?? []);
  return given.length === 0 || mentions(
    given.reduce((rest, part) => rest.replace(part, ""), text2),
    phrase
  );
}
function isContradicted(intent, item, { kind, givenUp }) {
  if (kind !== "correction" || givenUp !== null || item !== intent.decisions.at(-1)) return false;
  return intent.lastUserMessages.at(-1)?.includes(item.replace(/ \.\.\.$/, "")) === true;
}

// src/core/work-state/asked.ts
init_record();
var PLAN_WAITS = "A plan was presented and has not been approved.";
var OPTION = /^\s*(?:[-*+\u2022]|\(?[\da-dA-D]{1,2}[.)])\s/;
var IN_LIST = /^\s*$|^\s{2,}\S|^\s*(?:[-*+\u2022]|\(?[\da-dA-D]{1,2}[.)])\s/;
var ASKS_USER = /\b(?:should i|shall i|do you (?:want|prefer)|would you (?:like|rather|prefer)|want me to|which [^?.]{1,80} (?:do|should|would)|may i|is (?:that|it|this) (?:ok|fine)|ok(?:ay)? (?:to|if))\b[^?.]{0,200}\?[^?]{0,200}$/i;
var ASKS = /[?\uff1f]["')\]*_`:]{0,4}$/;
var INVITATION = /^[^?\uff1f]{0,40}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i;
function withoutInvitation(paragraph) {
  return paragraph.replace(
    /([?\uff1f]["')\]*_`]{0,4})\s+[^?\uff1f]{0,20}\b(?:let me know|tell me|your call|up to you|please (?:confirm|advise|choose|pick)|i(?:'ll| will) wait|waiting|your answer|happy to)\b[^?\uff1f]{0,120}$/i,
    "$1"
  );
}
function findClosingQuestion(text2) {
  const lines = text2.trimEnd().split("\n");
  const options = [];
  while (lines.length > 0 && (options.length > 0 ? IN_LIST : OPTION).test(lines.at(-1) ?? ""))
    options.unshift(lines.pop() ?? "");
  const blocks = lines.join("\n").trimEnd().split(/\n\s*\n/);
  if (blocks.length > 1 && INVITATION.test(blocks.at(-1) ?? "")) blocks.pop();
  const closing = blocks.at(-1) ?? "";
  if (!ASKS.test(withoutInvitation(closing).trimEnd()) && !ASKS_USER.test(closing)) {
    return options.length > 0 && ASKS.test(options.at(-1)?.trimEnd() ?? "") ? excerpt(options.join("\n"), LIMITS.outcomeChars) : null;
  }
  const shown = options.filter((line) => line.trim() !== "");
  return excerpt([closing.trim(), ...shown].join("\n"), LIMITS.outcomeChars);
}
function describeAsked(tool) {
  if (tool.name === "ExitPlanMode") return PLAN_WAITS;
  if (tool.name !== "AskUserQuestion") return null;
  const questions = Array.isArray(tool.input.questions) ? tool.input.questions.filter(isRecord) : [];
  const texts = questions.map((item) => {
    const options = Array.isArray(item.options) ? item.options.filter(isRecord) : [];
    const labels = options.flatMap((option) => stringOf(option.label) ?? []);
    return `${stringOf(item.question) ?? ""}${labels.length === 0 ? "" : ` (${labels.join(" / ")})`}`;
  });
  return excerpt(texts.join(" ").trim() || "A question was put to the user.", LIMITS.outcomeChars);
}
function findAnswers(result) {
  if (!/^(?:Your questions have been answered|The user answered|User has answered)/.test(result.text)) return [];
  const pairs2 = result.text.slice(0, 8e3).matchAll(/"([^"]{1,600})"="([^"]{1,600})"/g);
  return [...pairs2].map(([, question = "", answer = ""]) => excerptLine(`${question} ${answer}`, LIMITS.statementChars));
}
function isUnanswered(result) {
  return /^The user (?:did not answer|doesn't want to)/.test(result.text);
}
var REPLY_WORDS = 8;
function isReply(question, message) {
  const words = message.trim().split(/\s+/);
  if (question === PLAN_WAITS || words.length > REPLY_WORDS || /\?$/.test(message)) return false;
  if (findDistinctiveWords(question).size === 0 || /\b(?:go on|continue|proceed|next)\b[^.]{0,40}\?/i.test(question))
    return false;
  const assent = /^(?:yes|yep|yeah|no|nope|nah|sure|ok(?:ay)?|fine|agreed|great|perfect|sounds good|works for me|please do|go ahead|do (?:it|that|so)|both|neither|either|none|all)\b/i.exec(
    message
  );
  if (assent !== null) {
    const rest = message.slice(assent[0].length);
    return !/^\s*[.!]/.test(rest) || findDistinctiveWords(rest).size === 0;
  }
  return /\b(?:which|what|where|who|when|how (?:many|much|long|often)|or)\b/i.test(question);
}
function describeReply(question, reply) {
  return `${excerptLine(question, 200)} "${reply}"`;
}

// src/core/work-state/outcome.ts
var NO_OUTCOMES = [
  [
    /^(?:Command (?:running in background|was manually backgrounded|was moved to the background)|Async agent launched)/,
    "running in the background"
  ],
  [/^The user doesn't want to (?:proceed|take this action)/, "refused by the user"],
  [/^Permission for this tool use was denied/, "refused by a permission rule"],
  [/^PreToolUse:\S{1,80} hook error/, "refused by a hook"]
];
var SEARCHED_CHARS2 = 2e4;
function describeOutcome(result, command = "") {
  const none = findNoOutcome(result.text);
  if (none !== null) return none;
  const lines = readLines(result.text);
  if (!result.isError) {
    const summary = findHiddenFailure(command, lines);
    return summary === void 0 ? "ok" : describeFailure(summary, lines);
  }
  const [head = "no output", ...rest] = lines;
  return describeFailure(head, rest, rest[0]);
}
function findNoOutcome(text2) {
  return NO_OUTCOMES.find(([begins]) => begins.test(text2))?.[1] ?? null;
}
function describeReport(status, report2) {
  const code = /exit code (\d{1,4})/i.exec(report2)?.[1];
  if (status === "completed" && (code === void 0 || code === "0")) return "ok";
  return excerptLine(`failed: ${report2 || status}`, LIMITS.outcomeChars);
}
function readLines(text2) {
  const shown = text2.length <= SEARCHED_CHARS2 ? text2 : `${text2.slice(0, SEARCHED_CHARS2 / 2)}
${text2.slice(-SEARCHED_CHARS2 / 2)}`;
  return shown.split("\n").map((line) => line.replace(/\u001b\[[\d;]{0,20}[A-Za-z]/g, "").trim()).filter((line) => line !== "");
}
function describeFailure(head, lines, otherwise) {
  const telling = lines.find((line) => line !== head && isTelling(line)) ?? otherwise;
  return excerptLine(`failed: ${telling === void 0 ? head : `${head}: ${telling}`}`, LIMITS.outcomeChars);
}
function isTelling(line) {
  if (isFailureSummary(line) || /^(?:FAIL|npm (?:ERR|error))\b/.test(line)) return false;
  return /error|fail|not found|cannot|denied|exception|expected|assert|undefined|unresolved|panic|out of range|timed out|refused/i.test(
    line
  );
}
function findHiddenFailure(command, lines) {
  if (!/\||;/.test(command) || /^\s*(?:cat|grep|rg|git (?:log|diff|show|grep)|sed|awk|head|tail|ls|find|echo)\b/.test(command))
    return void 0;
  return lines.find((line) => isCheck(command) && isFailureSummary(line) || isCrash(line));
}
function isCrash(line) {
  return /^(?:FAIL|Traceback \(most|(?:\w+\.)*\w*(?:Error|Exception)(?: \[\w+\])?: |error(?:\[E\d+\])?: |panic: |fatal: |thread '.*' panicked)/.test(
    line
  );
}
function isCheck(command) {
  return /\b(?:test|tests|jest|vitest|mocha|ava|pytest|tox|rspec|phpunit|ctest|bats|playwright|cypress|build|compile|tsc|lint|eslint|biome|ruff|mypy|pyright|clippy|cargo|gradle|gradlew|mvn|make|ninja|bazel|check|verify|ci)\b/.test(
    command
  );
}
function isFailureSummary(line) {
  return /\b[1-9]\d{0,5} (?:failed|failing|failures?|errors?)\b/i.test(line) || /^# fail [1-9]|^\u2139 fail [1-9]|^not ok \d|^test result: FAILED|^FAILED\b|^FAIL\t|^BUILD FAILED|: error TS\d/.test(
    line
  ) || /\bfailures=[1-9]|\berrors=[1-9]|^npm (?:ERR!|error) /.test(line);
}
function findRefusalWords(result) {
  if (!result.isError || !result.text.startsWith("The user doesn't want to")) return null;
  return /To tell you how to proceed, the user said:\s*([\s\S]+)/.exec(result.text)?.[1]?.trim() || null;
}
var FAILED_TEST = [
  /^not ok \d+ -? ?(.+?)(?: # .*)?$/,
  /^[\u2716\u00d7\u2717\u2718] (.+?)(?: \([\d.]+ ?m?s\))?$/,
  /^\u25cf (.+ \u203a .+)$/,
  /^FAIL +(\S.* > .+)$/,
  /^FAILED (\S+::\S+)(?: - .*)?$/,
  /^--- FAIL: (\S+)/,
  /^test (\S+) \.\.\. FAILED$/,
  /^rspec (\S+:\d+.*)$/,
  /^\d{1,4}\) (\S.{2,160}?):?$/
];
var COMPILE_ERROR = /^(\S+?[:(]\d+(?:[:,]\d+)?\)?)(?::| -)? (?:fatal )?(error(?: TS\d+|\[E\d+\])?: .+)$/;
function findFailedTests(command, text2) {
  const lines = readLines(text2);
  const found = /* @__PURE__ */ new Map();
  for (const [index, line] of lines.entries()) {
    const compiled = COMPILE_ERROR.exec(line);
    const name = compiled?.[1] ?? FAILED_TEST.map((pattern2) => pattern2.exec(line)?.[1]).find((match) => match);
    if (name === void 0 || found.get(name)) continue;
    const inline = compiled?.[2] ?? /^FAILED \S+::\S+ - (.+)$/.exec(line)?.[1];
    const error = inline ?? lines.slice(index + 1, index + 16).find(isTelling) ?? "";
    if (found.has(name) || found.size < LIMITS.failingTests) found.set(name, error);
  }
  return [...found].map(([test, error]) => ({ command, test: excerptLine(test, 160), error: excerptLine(error, 200) }));
}

// src/core/work-state/failing.ts
var LOOKUP = /^(?:ls|cat|grep|rg|ag|find|fd|head|tail|wc|which|type|stat|file|test|\[|diff|pwd|echo|printf|true|command|cd|git (?:status|log|show|diff|grep|rev-parse|ls-files|branch))(?:\s|$)/;
function findRun(command) {
  return command.replace(/\s*(?:\d?>&\d|&>[^\s;|&]*|\d?>{1,2}\s?[^\s;|&]+)/g, "").split(/\s*(?:&&|;)\s*/).map((part) => part.replace(/\s*(?:\|\||\|).*$/s, "").trim()).filter((part) => !LOOKUP.test(part) || /^cd\s+[^/\s]/.test(part)).filter((part, _, parts) => part !== "" && (parts.length > 1 || !/^cd\s/.test(part))).join(" && ");
}
function findFailing(commands) {
  return findFailingRuns(commands).map(({ command, outcome }) => `${command}: ${outcome}`);
}
function keepFailing(tests, commands) {
  const failing = new Set(findFailingRuns(commands).map(({ command }) => command));
  return tests.filter(({ command }) => failing.has(command));
}
function findFailingRuns(commands) {
  const newest = /* @__PURE__ */ new Map();
  for (const item of commands) {
    const run = findRun(item.command);
    const isFailure = item.outcome.startsWith("failed");
    if (!isFailure && item.outcome !== "ok" || run === "") continue;
    if (isFailure) {
      newest.delete(run);
      newest.set(run, item);
    } else {
      for (const known2 of newest.keys())
        if (known2 === run || isCheck(run) && known2.startsWith(`${run} `) && !known2.startsWith(`${run} &&`))
          newest.delete(known2);
    }
  }
  return [...newest.values()];
}
function trimCommands(commands, limit) {
  if (commands.length <= limit) return [...commands];
  const failing = new Set(findFailingRuns(commands).slice(-Math.ceil(limit / 2)));
  let surplus = commands.length - limit;
  return commands.filter((item) => {
    if (surplus === 0 || failing.has(item)) return true;
    surplus -= 1;
    return false;
  });
}

// src/core/work-state/follow-words.ts
function followWords(intent, words, saidBefore = () => "") {
  let next = intent;
  for (const statement of findStatements(words)) {
    const isBareNo = statement.kind === "correction" && statement.givenUp === null;
    const text2 = isBareNo && words.length <= SHORT_CHARS ? `${statement.text}${describeContext(saidBefore())}` : statement.text;
    next = followStatement(next, { ...statement, text: text2 });
  }
  return addMessage(isTakenUp(words) ? takeUp(next, words, excerptLine(words, LIMITS.statementChars)) : next, words);
}
var SHORT_CHARS = 80;
function describeContext(said) {
  return said === "" ? "" : ` (said to: "${excerptLine(said, 160)}")`;
}
function isTakenUp(words) {
  return /\bafter all\b/i.test(words) && findStatements(words).every(({ givenUp }) => givenUp === null);
}
function addMessage(intent, words) {
  const messages = intent.lastUserMessages;
  const last = messages.at(-1);
  const earlier = last !== void 0 && isTrivial(last) ? messages.slice(0, -1) : messages;
  const text2 = excerptMiddle(foldPastes(words), LIMITS.userMessageChars / 2, LIMITS.userMessageChars / 2 - 10);
  const kept = earlier.at(-1) === text2 ? earlier.slice(0, -1) : earlier;
  return {
    ...intent,
    goal: intent.goalStated && intent.goal !== null ? intent.goal : findGoal(intent.goal, words),
    lastUserMessages: [...kept, text2].slice(-LIMITS.userMessages)
  };
}
function findGoal(goal, words) {
  if (isTrivial(words) || onlyGivesUp(words)) return goal;
  const isGoal = (text3) => !isQuestion(text3) && !onlyGivesUp(text3) && (asksForWork(text3) || findDistinctiveWords(text3).size > 2);
  if (goal !== null && (isGoal(goal) || !isGoal(words))) return goal;
  const text2 = dropSentences(foldPastes(words), isRule);
  if (text2 === null) return goal;
  return excerptMiddle(text2, LIMITS.goalChars / 2, LIMITS.goalChars / 2 - 10);
}
function isRule(sentence) {
  return findStatements(sentence).some(({ kind }) => kind === "rule");
}
function onlyGivesUp(words) {
  return findStatements(words).some(({ givenUp }) => givenUp !== null) && !/[,;.]\s|\b(?:use|instead|go with|take|do)\b/i.test(words);
}
function asksForWork(text2) {
  return /\b(?:please|want|need|needs|should|has to|have to|must|set up|get rid|help me|goal|task|let's|find out|today|we(?:'re| are)|i(?:'m| am)|(?:implement|add|build|creat|writ|fix|mak|migrat|port|refactor|replac|remov|renam|improv|speed|support|convert|updat|upgrad|test|document|review|investigat|chang|mov|clean|design|extend|turn|integrat|generat|debug|work)(?:e|ing)?)\b/i.test(
    text2
  );
}
function followStatement(intent, statement) {
  const { kind, text: text2, givenUp } = statement;
  const left = giveUp(intent, statement);
  if (givenUp?.isWeak && left === intent) {
    const { otherwise } = statement;
    return otherwise === null ? intent : followStatement(intent, { ...statement, kind: otherwise, givenUp: null });
  }
  if (givenUp?.refersBack && left !== intent && text2.split(/\s+/).length <= 3) return left;
  if (kind === "finished") return finish(left, text2);
  if (kind === "remark") return addRemark(left, text2);
  if (kind === "goal") return { ...left, goal: excerpt(text2, LIMITS.goalChars), goalStated: true };
  if (kind === "rule") {
    const superseded = left.superseded.filter(({ what }) => what !== text2);
    return { ...left, superseded, rules: addLast(left.rules, text2, LIMITS.rules) };
  }
  const decided = addDecision(left, text2);
  return kind === "decision" ? decided : { ...decided, corrections: addLast(left.corrections, text2, LIMITS.decisions) };
}

// src/core/work-state/tasks.ts
init_record();
var TASK_CHARS = 200;
function parseTodos(value) {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((item) => {
    const task = stringOf(item.content) ?? stringOf(item.subject);
    if (task === null) return [];
    return [
      { task: excerptLine(task, TASK_CHARS), status: excerptLine(stringOf(item.status) ?? "pending", 30), id: null }
    ];
  });
}
var DELETED = "deleted";
function findTaskChange(call, result, known2) {
  if (result.isError) return null;
  const { input } = call;
  if (call.name === "TaskCreate") {
    const named = /(?:^|\s)#(\d{1,6})\b|\btask (\d{1,6})\b/i.exec(result.text);
    const id2 = named?.[1] ?? named?.[2] ?? `${known2.size + 1}`;
    const task2 = stringOf(input.subject) ?? stringOf(input.description) ?? "task";
    return { id: id2, task: excerptLine(task2, TASK_CHARS), status: "pending" };
  }
  const id = String(input.taskId ?? "");
  if (id === "") return null;
  const todo = known2.get(id) ?? { task: "", status: "" };
  const task = stringOf(input.subject);
  return {
    id: excerptLine(id, 40),
    task: task === null ? todo.task : excerptLine(task, TASK_CHARS),
    status: excerptLine(stringOf(input.status) ?? todo.status, 30)
  };
}
function mergeTodos(older, newer) {
  if (newer.length === 0) return older;
  const changes = new Map(newer.map((todo) => [todo.id, todo]));
  if (changes.has(null) || older.some(({ id }) => id === null)) return newer.filter(isNamed);
  const merged = older.map((todo) => {
    const change = changes.get(todo.id);
    if (change === void 0) return todo;
    return { id: todo.id, task: change.task || todo.task, status: change.status || todo.status };
  });
  const known2 = new Set(older.map(({ id }) => id));
  return [...merged, ...newer.filter(({ id }) => !known2.has(id))].filter(isNamed);
}
function isNamed({ task, status }) {
  return task !== "" && status !== DELETED;
}
function findPlanSteps(text2) {
  if (!/^[ \t]{0,8}(?:[-*+]|\d{1,2}[.)])\s/m.test(text2)) return [];
  const boxes = [];
  const numbered = [];
  let isPlan = false;
  for (const line of text2.slice(0, 2e4).split("\n")) {
    const box = /^\s{0,8}(?:[-*+]|\d{1,2}[.)])\s+\[([ xX~-])\]\s+(\S.*)$/.exec(line);
    const step = /^\s{0,3}(\d{1,2})[.)]\s+(\S.*)$/.exec(line);
    if (box?.[2] !== void 0)
      boxes.push({
        task: excerptLine(box[2], TASK_CHARS),
        status: /x/i.test(box[1] ?? "") ? "completed" : "pending",
        id: null
      });
    else if (step?.[2] !== void 0 && isPlan) numbered.push(parseStep(step[2]));
    else if (/\b(?:plan|steps?|to-?dos?|approach|next)\b.{0,60}:?\s*$/i.test(line)) isPlan = true;
  }
  if (boxes.length > 1) return boxes;
  return numbered.length > 1 ? numbered : [];
}
function parseStep(text2) {
  const isDone = /^(?:\u2705|\u2714|\u2611|~~)|(?:\u2705|\u2714|\((?:done|complete|completed)\))\s*$|^(?:done|completed):/i.test(
    text2
  );
  const task = text2.replace(/^(?:\u2705|\u2714|\u2611)\s*|\s*(?:\u2705|\u2714)\s*$|~~/g, "");
  return { task: excerptLine(task, TASK_CHARS), status: isDone ? "completed" : "pending", id: null };
}
function findDoneSteps(text2) {
  if (!/[Ss]tep \d/.test(text2)) return [];
  const found = text2.slice(0, 2e4).matchAll(
    /\bstep (\d{1,2}) (?:is |are )?(?:now )?(?:done|complete|completed|finished)\b|\b(?:finished|completed|done with) step (\d{1,2})\b/gi
  );
  return [...found].map((match) => Number(match[1] ?? match[2]));
}

// src/core/work-state/merge.ts
function mergeWorkState(older, newer) {
  const hasNewer = [newer.lastUserMessages, newer.commands, newer.filesModified, newer.filesRead, newer.agents].some(
    (list3) => list3.length > 0
  );
  const answered = new Set(newer.commands.map(({ command }) => command));
  const ended = older.commands.filter(({ command, outcome }) => outcome !== NO_RESULT || !answered.has(command));
  const commands = trimCommands(joinOverlapping(ended, newer.commands), LIMITS.commands);
  const intent = mergeIntent(older, newer);
  return {
    ...intent,
    pendingQuestion: newer.pendingQuestion ?? (hasNewer ? null : older.pendingQuestion),
    lastAnswer: hasNewer ? newer.lastAnswer : older.lastAnswer,
    planMode: hasNewer ? newer.planMode : older.planMode,
    filesModified: joinFirst(newer.filesModified, older.filesModified).slice(0, LIMITS.files),
    filesRead: joinFirst(newer.filesRead, older.filesRead).slice(0, LIMITS.files),
    touches: mergeTouches(older, newer),
    commands,
    failing: findFailing(commands),
    failingTests: keepFailing(
      joinFirst(newer.failingTests, older.failingTests, ({ command, test }) => `${command}
${test}`),
      commands
    ).slice(0, LIMITS.failingTests),
    agents: joinOverlapping(older.agents, newer.agents).slice(-LIMITS.agents),
    skills: joinFirst(older.skills, newer.skills).slice(-LIMITS.loaded),
    instructions: joinFirst(older.instructions, newer.instructions).slice(-LIMITS.loaded),
    answers: newer.answers
  };
}
function mergeIntent(older, newer) {
  const reply = newer.lastUserMessages[0];
  const question = older.pendingQuestion;
  const isAfter = newer.pendingQuestion !== question && reply !== void 0 && !older.lastUserMessages.includes(reply);
  const asked = question !== null && isAfter && isReply(question, reply);
  const known2 = /* @__PURE__ */ new Set([...older.corrections, ...older.rules, ...older.decisions, ...older.remarks]);
  let left = asked ? addDecision(older, describeReply(question, reply)) : older;
  for (const text2 of [...newer.rules, ...newer.decisions, ...newer.remarks]) {
    if (known2.has(text2)) continue;
    for (const statement of findStatements(text2)) left = followStatement(left, statement);
  }
  const before = new Set(older.superseded.map(({ what }) => what));
  const gone = new Set(newer.superseded.map(({ what }) => what).filter((what) => !before.has(what)));
  const live = (items) => items.filter((item) => !gone.has(item));
  const listed = replaceTodos(left, mergeTodos(left.todos, newer.todos));
  const hasPlan = newer.plan !== null || newer.planStatus !== null;
  return {
    goal: mergeGoal(left, newer),
    goalStated: newer.goalStated || left.goalStated,
    lastUserMessages: joinOverlapping(older.lastUserMessages, newer.lastUserMessages).slice(-LIMITS.userMessages),
    plan: newer.plan ?? left.plan,
    planStatus: hasPlan ? newer.planStatus : left.planStatus,
    todos: listed.todos,
    decisions: joinLast(live(left.decisions), newer.decisions).slice(-LIMITS.decisions),
    corrections: joinLast(live(left.corrections), newer.corrections).slice(-LIMITS.decisions),
    rules: joinLast(live(left.rules), newer.rules).slice(-LIMITS.rules),
    superseded: joinLast(left.superseded, newer.superseded, ({ what }) => what).slice(-LIMITS.superseded),
    remarks: joinLast(live(left.remarks), newer.remarks).slice(-LIMITS.remarks),
    doubted: joinLast(left.doubted, newer.doubted).slice(-LIMITS.doubted),
    finished: joinLast(listed.finished, newer.finished, ({ what }) => what).slice(-LIMITS.finished)
  };
}
function mergeGoal(older, newer) {
  if (newer.goalStated) return newer.goal;
  if (newer.goal === null || older.goalStated && older.goal !== null) return older.goal;
  return findGoal(older.goal, newer.goal);
}
function mergeTouches(older, newer) {
  const before = new Map(older.touches.map((touch) => [touch.path, touch]));
  return joinFirst(newer.touches, older.touches, ({ path }) => path).slice(0, LIMITS.files * 2).map(({ path, edits, reads }) => {
    const known2 = before.get(path);
    return { path, edits: Math.max(edits, known2?.edits ?? 0), reads: Math.max(reads, known2?.reads ?? 0) };
  });
}
function joinFirst(first, second, keyOf = (item) => item) {
  const joined = /* @__PURE__ */ new Map();
  for (const item of [...first, ...second]) if (!joined.has(keyOf(item))) joined.set(keyOf(item), item);
  return [...joined.values()];
}
function joinLast(first, second, keyOf = (item) => item) {
  return joinFirst([...second].reverse(), [...first].reverse(), keyOf).reverse();
}
function joinOverlapping(first, second) {
  const tail = first.map((item) => JSON.stringify(item));
  const head = second.map((item) => JSON.stringify(item));
  for (let length = Math.min(tail.length, head.length); length > 0; length -= 1) {
    if (head.slice(0, length).join() === tail.slice(-length).join()) return [...first, ...second.slice(length)];
  }
  return [...first, ...second];
}
function isSameRequest(a, b) {
  const [short = "", long = ""] = [a, b].map((text2) => text2.split(/ \.\.\.(?= |$)/)[0] ?? "").sort((x, y) => x.length - y.length);
  return short !== "" && long.startsWith(short) && (short === long || short.length >= 200);
}

// src/core/resumption/briefing.ts
function createBriefing(work) {
  const newest = work.lastUserMessages.at(-1) ?? null;
  const substantive = work.lastUserMessages.filter((text2) => !isTrivial(text2));
  const request = newest !== null && isTrivial(newest) ? substantive.at(-1) ?? null : null;
  const shown = [newest, request].filter((text2) => text2 !== null);
  const isShown = (text2) => shown.some((known2) => known2.includes(text2.replace(/ \.\.\.$/, "")));
  const gone = work.superseded.map(({ what }) => what);
  const named = work.todos.filter(({ task, status }) => task !== "" && status !== DELETED);
  const done = named.filter((todo) => todo.status === "completed").map((todo) => todo.task);
  const finished = [...done.reverse(), ...known(work, false)];
  const statements = /* @__PURE__ */ new Set([...work.corrections, ...work.decisions, ...work.rules, ...work.remarks]);
  const isSettled = (sentence) => isGone(sentence, gone) || statements.has(excerptLine(sentence, 300)) || work.goal?.includes(sentence) === true || finished.some((what) => isSameThing(sentence, what));
  const goal = work.goal !== null && shown.some((text2) => isSameRequest(text2, work.goal ?? "")) ? null : work.goal;
  const messages = substantive.filter(
    (text2) => !shown.includes(text2) && !(work.goal !== null && isSameRequest(text2, work.goal))
  );
  const isToldAsGoal = (item) => goal?.includes(item.replace(/ \.\.\.$/, "")) === true;
  const kept = (items) => items.filter((item) => !isShown(item) && !isToldAsGoal(item)).reverse();
  const corrections = new Set(work.corrections);
  return {
    goal,
    newest: newest === null ? null : foldPastes(newest),
    request: request === null ? null : foldPastes(request),
    earlier: messages.reverse().flatMap((text2) => {
      const rest = splitSentences(text2).filter((sentence) => !isSettled(sentence));
      return rest.length === 0 ? [] : [excerpt(rest.join(" "), 240)];
    }),
    corrections: kept(work.corrections),
    decisions: kept(work.decisions.filter((item) => !corrections.has(item) && !isOffer(item))),
    agreed: kept(work.decisions.filter(isOffer)),
    rules: kept(work.rules),
    ...sortRemarks(kept(work.remarks).filter((text2) => !finished.some((what) => isSameThing(text2, what)))),
    doubted: kept(work.doubted.filter((item) => !statements.has(item))),
    superseded: [
      ...describePlanGone(work),
      ...[...gone].reverse().filter((what) => isPlanLive(work) || work.plan?.includes(what) !== true)
    ].filter((what) => !isShown(what)),
    open: named.filter((todo) => isOpen(todo.status)).sort((a, b) => rankStatus(a.status) - rankStatus(b.status)).map(({ task, status }) => status === "pending" ? task : `${task} (${status})`),
    finished: finished.filter((what, index) => finished.indexOf(what) === index),
    reported: known(work, true).filter((what) => !finished.some((item) => isSameThing(item, what))),
    plan: work.plan !== null && isPlanLive(work) && (work.planStatus === "proposed" || work.planStatus === "rejected" || work.todos.length === 0) ? work.plan : null,
    failing: describeFailing(work)
  };
}
function sortRemarks(remarks) {
  const shapes = remarks.map(findShape2);
  const isAside2 = (text2, index) => !hasCue(text2) || shapes.indexOf(shapes[index] ?? "") !== shapes.lastIndexOf(shapes[index] ?? "");
  return { remarks: remarks.filter((text2, index) => !isAside2(text2, index)), asides: remarks.filter(isAside2) };
}
function findShape2(text2) {
  return text2.toLowerCase().replace(
    /[\w\u00c0-\u1fff\u2c00-\uffff][\w\u00c0-\u1fff\u2c00-\uffff./@#-]*/g,
    (word2) => findDistinctiveWords(word2).size > 0 ? "*" : word2
  );
}
function isOffer(decision) {
  return /\b(?:do you want me to|shall i|should i|want me to) (?!use|go (?:with|ahead)|do (?:it|that|so)\b|switch|delete|remove|drop|keep)[^?]*\? "/i.test(
    decision
  );
}
function known(work, byModel) {
  return work.finished.filter(({ evidence }) => evidence === "model" === byModel).map(({ what, evidence }) => evidence === "commit" ? `${what} (committed)` : what).reverse();
}
function rankStatus(status) {
  return status === "in_progress" ? 0 : 1;
}
function isPlanLive({ planStatus }) {
  return planStatus !== "dropped";
}
function describePlanGone(work) {
  return work.plan === null || isPlanLive(work) ? [] : [`the plan "${excerptLine(work.plan, 120)}"`];
}
function isGone(sentence, gone) {
  return gone.some((what) => sentence.startsWith(what.replace(LIFTED_MARK, "").replace(/ \.\.\.$/, "")));
}
function isSameThing(sentence, what) {
  return findDistinctiveWords(what).size > 1 && mentions(sentence, what);
}
function describeFailing(work) {
  return [...work.failing].reverse().map((failing) => {
    const tests = work.failingTests.filter(({ command }) => failing.startsWith(`${command}: `));
    const named = tests.map(({ test, error }) => error === "" || failing.includes(error) ? test : `${test}: ${error}`);
    const fresh = named.filter((test) => !failing.includes(test));
    return fresh.length === 0 ? excerptLine(failing, 300) : `${excerptLine(failing, 300)} [${excerptLine(fresh.join("; "), 240)}]`;
  });
}

// src/core/resumption/facts.ts
var FACT_KINDS = [
  "newest request",
  "open question",
  "goal",
  "correction",
  "rule",
  "decision",
  "failing command",
  "open task",
  "finished task",
  "changed file"
];
var MAX_OF_A_KIND = 6;
function listFacts(work) {
  const briefing = createBriefing(work);
  const facts = (kind, texts) => texts.flatMap((text2) => text2 === null || text2 === "" ? [] : [{ kind, text: text2 }]).slice(0, MAX_OF_A_KIND);
  return [
    ...facts("newest request", [briefing.request ?? briefing.newest]),
    ...facts("open question", [work.pendingQuestion]),
    ...facts("goal", [briefing.goal]),
    ...facts("correction", briefing.corrections),
    ...facts("rule", briefing.rules),
    ...facts("decision", briefing.decisions),
    ...facts("failing command", briefing.failing),
    ...facts("open task", briefing.open),
    ...facts("finished task", briefing.finished),
    ...facts("changed file", work.filesModified)
  ];
}
function isNamed2(path, text2) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  for (let at = text2.indexOf(name); at !== -1; at = text2.indexOf(name, at + 1)) {
    const [before = " ", after = " "] = [text2[at - 1], text2[at + name.length]];
    if (!/[\w.-]/.test(before) && !/[\w-]/.test(after)) return true;
  }
  return text2.includes(path);
}
function dropMarks(text2) {
  return text2.replace(/ \(said to: "[^"]*"\)$/, "").replace(/ \((?:in_progress|pending|committed)\)$/, "").replace(/: failed: (?:Exit code \d+: )?/, ": ");
}
var ENOUGH = 0.6;
function auditSummary(facts, summary) {
  const present = findDistinctiveWords(summary);
  const survives = ({ kind, text: text2 }) => {
    if (kind === "changed file") return isNamed2(text2, summary);
    const wanted = [...findDistinctiveWords(excerptLine(dropMarks(text2), 300))];
    return wanted.filter((word2) => present.has(word2)).length >= wanted.length * ENOUGH;
  };
  return { kept: facts.filter(survives), lost: facts.filter((fact) => !survives(fact)) };
}

// src/core/tokens.ts
function estimateTokens(text2) {
  return Math.ceil(text2.length / 4);
}
function formatTokens(tokens2) {
  if (tokens2 < 1e3) return `${Math.max(0, Math.round(tokens2))}`;
  const thousands = Math.round(tokens2 / 1e3);
  return thousands < 1e3 ? `${thousands}K` : `${Math.round(thousands / 100) / 10}M`;
}
function formatTokensLeft(tokens2) {
  const step = tokens2 >= 1e6 ? 1e5 : tokens2 >= 1e3 ? 1e3 : 1;
  return formatTokens(Math.floor(tokens2 / step) * step);
}
function formatPercentage(ratio3) {
  const tenths = Math.floor(ratio3 * 1e3 + 1e-6);
  return tenths % 10 === 0 ? `${tenths / 10}%` : `${(tenths / 10).toFixed(1)}%`;
}

// src/io/install-files.ts
await init_node_fs();
await init_node_path();
await init_apply_writes();
await init_read_text();
function findFolder(path) {
  const absolute = resolve(path);
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() === true ? absolute : null;
}
function copyBundles(fromFolder, toFolder, names) {
  mkdirSync(toFolder, { recursive: true });
  let changed = 0;
  for (const name of names) {
    const text2 = readFileSync(join(fromFolder, name), "utf8");
    const target = join(toFolder, name);
    if (existsSync(target) && readFileSync(target, "utf8") === text2) continue;
    replaceFile(toFolder, name, text2, 420);
    changed += 1;
  }
  return { changed };
}
function readOptional(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
function writeSettings(path, text2) {
  const target = existsSync(path) ? realpathSync(path) : path;
  mkdirSync(dirname(target), { recursive: true });
  const mode = existsSync(target) ? statSync(target).mode & 511 : 420;
  replaceFile(dirname(target), basename(target), text2, mode);
}
function removeFile(path) {
  rmSync(path, { force: true });
}
function removeFolder(path) {
  if (!existsSync(path)) return false;
  rmSync(path, { recursive: true });
  return true;
}
function removeFolderIfEmpty(path) {
  if (existsSync(path) && readdirSync(path).length === 0) rmdirSync(path);
}

// src/io/terminal.ts
await init_node_fs();
function print(text2) {
  writeAll(1, `${text2}
`);
}
function printJson(value) {
  const text2 = JSON.stringify(value, null, 2);
  const escapeCharacter = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  print(text2.replace(/[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, escapeCharacter));
}
function fail(text2, exitCode2 = 1) {
  writeAll(2, `${text2}
`);
  process.exitCode = exitCode2;
}
function writeAll(fd, text2) {
  const bytes = Buffer.from(text2);
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(fd, bytes, offset);
    } catch (error) {
      const { code } = error;
      if (code === "EPIPE") return;
      if (code !== "EAGAIN") throw error;
    }
  }
}

// src/io/checkpoint-store.ts
await init_node_fs();

// src/core/checkpoint/id.ts
function formatCheckpointId(number2) {
  return `cx-${String(number2).padStart(3, "0")}`;
}
function parseCheckpointId(id) {
  const match = /^cx-(\d{3,9})$/.exec(id);
  return match?.[1] === void 0 ? null : Number(match[1]);
}
function listCheckpointIds(fileNames) {
  return fileNames.map((name) => name.endsWith("-checkpoint.json") ? name.slice(0, -"-checkpoint.json".length) : "").filter((id) => parseCheckpointId(id) !== null).sort((a, b) => (parseCheckpointId(a) ?? 0) - (parseCheckpointId(b) ?? 0));
}
function nextCheckpointNumber(fileNames) {
  let highest = 0;
  for (const name of fileNames) {
    const match = /^cx-(\d{3,8})[-.]/.exec(name);
    if (match?.[1] !== void 0) highest = Math.max(highest, Number(match[1]));
  }
  return highest + 1;
}

// src/core/codec.ts
init_record();

// src/core/safe-name.ts
function isSafeName(value) {
  return typeof value === "string" && /^[A-Za-z0-9_][A-Za-z0-9_-]{0,127}$/.test(value);
}
function isAbsolutePath(value) {
  if (typeof value !== "string" || value.includes("\0")) return false;
  return value.startsWith("/") || /^(?:[A-Za-z]:[\\/]|\\\\)/.test(value);
}
function isTranscriptPath(value) {
  return isAbsolutePath(value) && value.endsWith(".jsonl");
}

// src/core/codec.ts
function mismatch(path, expected) {
  return new TypeError(`${path === "" ? "content" : path} is not ${expected}`);
}
function primitive(expected, accepts) {
  return {
    parse: (wire, path) => {
      if (!accepts(wire)) throw mismatch(path, expected);
      return wire;
    },
    serialize: (value) => value
  };
}
var text = primitive("a string", (wire) => typeof wire === "string");
var safeName = primitive("an id of letters, digits, - and _", isSafeName);
var time = primitive(
  "an ISO time",
  (wire) => typeof wire === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(wire)
);
var amount = primitive("a number", (wire) => typeof wire === "number" && Number.isFinite(wire));
var count = {
  parse: (wire, path) => wire === void 0 ? 0 : amount.parse(wire, path),
  serialize: (value) => value
};
var flag = {
  parse: (wire, path) => {
    if (wire !== void 0 && typeof wire !== "boolean") throw mismatch(path, "true or false");
    return wire === true;
  },
  serialize: (value) => value
};
function choice(choices) {
  return primitive(`one of ${choices.join(", ")}`, (wire) => choices.includes(wire));
}
function nullable(inner) {
  return {
    parse: (wire, path) => wire === null || wire === void 0 ? null : inner.parse(wire, path),
    serialize: (value) => value === null ? null : inner.serialize(value)
  };
}
function list(inner) {
  return {
    parse: (wire, path) => {
      if (wire === void 0) return [];
      if (!Array.isArray(wire)) throw mismatch(path, "a list");
      return wire.map((item, index) => inner.parse(item, `${path}[${index}]`));
    },
    serialize: (value) => value.map((item) => inner.serialize(item))
  };
}
var data = primitive("an object", isRecord);
function record(fields) {
  const entries = Object.entries(fields);
  return {
    parse: (wire, path) => {
      if (!isRecord(wire)) throw mismatch(path, "an object");
      const pairs2 = entries.map(([name, [wireName, codec]]) => {
        const place = path === "" ? wireName : `${path}.${wireName}`;
        return [name, codec.parse(wire[wireName], place)];
      });
      return Object.fromEntries(pairs2);
    },
    serialize: (value) => Object.fromEntries(entries.map(([name, [wireName, codec]]) => [wireName, codec.serialize(value[name])]))
  };
}

// src/core/context/operations.ts
var OPERATION_COSTS = {
  full_gate_iteration: 87e3,
  gate_iteration: 29e3,
  complex_agent_run: 12e3,
  simple_agent_run: 5e3,
  resumption_update: 800
};
function selectTypicalOperation(config2) {
  const costs = { ...OPERATION_COSTS, ...config2["context_monitor.operations"] };
  const standard = config2.criticality === "C4" ? "full_gate_iteration" : "gate_iteration";
  const chosen = config2["context_monitor.typical_operation"];
  const name = chosen !== null && Object.hasOwn(costs, chosen) ? chosen : standard;
  return { name, tokens: costs[name] ?? 0 };
}

// src/core/context/tier.ts
var THRESHOLD_TIERS = ["nominal", "low", "warning", "critical", "emergency"];
var TIER_TABLE = {
  C1: { low: 0.7, warning: 0.8, critical: 0.9, emergency: 0.95 },
  C2: { low: 0.55, warning: 0.7, critical: 0.8, emergency: 0.88 },
  C3: { low: 0.45, warning: 0.6, critical: 0.72, emergency: 0.82 },
  C4: { low: 0.35, warning: 0.5, critical: 0.65, emergency: 0.78 }
};
function selectThresholds(config2, pointTokens) {
  const row = `context_monitor.thresholds.${ROW_NAMES[config2.criticality]}`;
  const own = layThresholds(TIER_TABLE[config2.criticality], [
    config2[`${row}.low`],
    config2[`${row}.warning`],
    config2[`${row}.critical`],
    config2[`${row}.emergency`]
  ]);
  const thresholds = layThresholds(own, [
    config2["context_monitor.low_threshold"],
    config2["context_monitor.warning_threshold"],
    config2["context_monitor.critical_threshold"],
    config2["context_monitor.emergency_threshold"]
  ]);
  if (!config2["context_monitor.absolute_floors"]) return thresholds;
  return raiseToFloors(thresholds, selectTypicalOperation(config2).tokens / pointTokens);
}
var ROW_NAMES = { C1: "c1", C2: "c2", C3: "c3", C4: "c4" };
var FLOORS = { warning: 3, critical: 1.5, emergency: 1 };
function raiseToFloors({ low, warning, critical, emergency }, share) {
  return {
    low,
    warning: Math.max(warning, 1 - FLOORS.warning * share),
    critical: Math.max(critical, 1 - FLOORS.critical * share),
    emergency: Math.max(emergency, 1 - FLOORS.emergency * share)
  };
}
function layThresholds(table, set2) {
  if (set2.every((value) => value === null)) return table;
  const standard = [table.low, table.warning, table.critical, table.emergency];
  const [low = 0, warning = 0, critical = 0, emergency = 0] = standard.map((value, index) => {
    const above = set2.slice(index + 1).filter((item) => item !== null);
    const below = set2.slice(0, index).filter((item) => item !== null);
    return set2[index] ?? Math.max(Math.min(value, ...above), ...below);
  });
  return { low, warning, critical, emergency };
}
function classifyTier(fill, thresholds) {
  if (fill >= thresholds.emergency) return "emergency";
  if (fill >= thresholds.critical) return "critical";
  if (fill >= thresholds.warning) return "warning";
  if (fill >= thresholds.low) return "low";
  return "nominal";
}
function rankTier(tier) {
  return THRESHOLD_TIERS.indexOf(tier);
}

// src/core/checkpoint/checkpoint.ts
var TRIGGERS = ["auto", "manual", "threshold", "request"];
function describeContextState(estimate) {
  if (estimate === null) {
    return {
      fillPercentage: null,
      inputTokens: null,
      pendingTokens: null,
      contextWindowSize: null,
      compactionPoint: null,
      thresholdTier: null,
      source: "none",
      windowSource: "none"
    };
  }
  const { point } = estimate;
  return {
    // Six decimals: enough to tell tokens apart, and the same bytes from every engine.
    fillPercentage: Math.round(estimate.fill * 1e6) / 1e6,
    inputTokens: estimate.inputTokens,
    pendingTokens: estimate.pendingTokens,
    contextWindowSize: point.windowTokens,
    compactionPoint: point.tokens,
    thresholdTier: estimate.tier,
    source: "transcript",
    windowSource: `${point.source} (${point.confidence} confidence)`
  };
}
function createCheckpointDraft(facts) {
  return {
    schemaVersion: "1",
    timestamp: facts.timestamp,
    sessionId: facts.sessionId,
    trigger: facts.trigger,
    compactionSequence: facts.sequence,
    contextState: describeContextState(facts.estimate),
    resumptionState: facts.resumptionState,
    workState: facts.workState,
    sessionInfo: facts.sessionInfo,
    tiers: { core: [], task: [], transient: [] },
    compaction: null,
    previous: facts.previous
  };
}

// src/core/checkpoint/serialize.ts
var contextState = record({
  fillPercentage: ["fill_percentage", nullable(amount)],
  inputTokens: ["input_tokens", nullable(amount)],
  pendingTokens: ["pending_tokens", nullable(amount)],
  contextWindowSize: ["context_window_size", nullable(amount)],
  compactionPoint: ["compaction_point", nullable(amount)],
  thresholdTier: ["threshold_tier", nullable(choice(THRESHOLD_TIERS))],
  source: ["source", text],
  windowSource: ["window_source", text]
});
var workState = record({
  goal: ["goal", nullable(text)],
  goalStated: ["goal_stated", flag],
  lastUserMessages: ["last_user_messages", list(text)],
  pendingQuestion: ["pending_question", nullable(text)],
  lastAnswer: ["last_answer", nullable(text)],
  plan: ["plan", nullable(text)],
  planStatus: ["plan_status", nullable(choice(PLAN_STATUSES))],
  planMode: ["plan_mode", flag],
  todos: ["todos", list(record({ task: ["task", text], status: ["status", text], id: ["id", nullable(text)] }))],
  decisions: ["decisions", list(text)],
  corrections: ["corrections", list(text)],
  rules: ["rules", list(text)],
  superseded: ["superseded", list(record({ what: ["what", text], by: ["by", text] }))],
  remarks: ["remarks", list(text)],
  doubted: ["doubted", list(text)],
  finished: ["finished", list(record({ what: ["what", text], evidence: ["evidence", text] }))],
  filesModified: ["files_modified", list(text)],
  filesRead: ["files_read", list(text)],
  touches: [
    "touches",
    list(record({ path: ["path", text], edits: ["edits", amount], reads: ["reads", amount] }))
  ],
  commands: ["commands", list(record({ command: ["command", text], outcome: ["outcome", text] }))],
  failing: ["failing", list(text)],
  failingTests: [
    "failing_tests",
    list(record({ command: ["command", text], test: ["test", text], error: ["error", text] }))
  ],
  agents: ["agents", list(record({ description: ["description", text], outcome: ["outcome", text] }))],
  skills: ["skills", list(text)],
  instructions: ["instructions", list(text)],
  answers: ["answers", count]
});
var sessionInfo = record({
  projectId: ["project_id", text],
  branch: ["branch", nullable(text)],
  head: ["head", nullable(text)],
  workingDirectory: ["working_directory", text],
  transcriptPath: ["transcript_path", nullable(text)],
  boundaryUuid: ["boundary_uuid", nullable(text)],
  model: ["model", nullable(text)]
});
var tierFiles = list(record({ path: ["path", text], sha256: ["sha256", text], bytes: ["bytes", amount] }));
var checkpoint = record({
  schemaVersion: ["schema_version", text],
  checkpointId: ["checkpoint_id", safeName],
  timestamp: ["timestamp", time],
  sessionId: ["session_id", safeName],
  trigger: ["trigger", choice(TRIGGERS)],
  compactionSequence: ["compaction_sequence", amount],
  contextState: ["context_state", contextState],
  resumptionState: ["resumption_state", nullable(data)],
  workState: ["work_state", workState],
  sessionInfo: ["session_info", sessionInfo],
  tiers: [
    "tiers",
    record({
      core: ["core", tierFiles],
      task: ["task", tierFiles],
      transient: ["transient", tierFiles]
    })
  ],
  compaction: ["compaction", nullable(data)],
  previous: ["previous", nullable(text)]
});
function serializeCheckpoint(value) {
  return `${JSON.stringify(checkpoint.serialize(value), null, 2)}
`;
}
function parseCheckpoint(fileText) {
  return checkpoint.parse(JSON.parse(fileText), "");
}

// src/io/checkpoint-store.ts
await init_apply_writes();
await init_read_text();
await init_state_folder();
var MAX_CHECKPOINT_BYTES = 8 << 20;
var MAX_ATTEMPTS = 1e4;
function saveCheckpoint(projectDir, draft) {
  const folder = openStateFolder(projectDir, ["checkpoints"]);
  const first = nextCheckpointNumber(readdirSync(folder));
  for (let number2 = first; number2 < first + MAX_ATTEMPTS; number2 += 1) {
    const { schemaVersion, ...rest } = draft;
    const checkpoint3 = { schemaVersion, checkpointId: formatCheckpointId(number2), ...rest };
    const name = `${checkpoint3.checkpointId}-checkpoint.json`;
    if (createFile(folder, name, serializeCheckpoint(checkpoint3))) return checkpoint3;
  }
  throw Object.assign(new Error(folder), { code: "no free id" });
}
function listCheckpoints(projectDir) {
  const names = listFolder(`${projectDir}/.holdfast/checkpoints`);
  const acknowledged = names.filter((name) => name.endsWith(".acknowledged")).map((name) => name.slice(0, -".acknowledged".length));
  return { ids: listCheckpointIds(names), acknowledged: new Set(acknowledged) };
}
function listFolder(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
    throw error;
  }
}
function readCheckpoint(projectDir, id) {
  const path = `.holdfast/checkpoints/${id}-checkpoint.json`;
  if (parseCheckpointId(id) === null)
    return { problem: { code: "checkpoint-damaged", path: id, cause: "not a checkpoint id" } };
  const file = readTextFile(`${projectDir}/${path}`, MAX_CHECKPOINT_BYTES);
  if ("error" in file) return { problem: { code: "checkpoint-damaged", path, cause: file.error } };
  try {
    const checkpoint3 = parseCheckpoint(file.text);
    if (checkpoint3.checkpointId === id) return { checkpoint: checkpoint3 };
    return { problem: { code: "checkpoint-damaged", path, cause: "it carries another id" } };
  } catch (error) {
    const cause = error instanceof TypeError ? error.message : "not JSON";
    return { problem: { code: "checkpoint-damaged", path, cause } };
  }
}
function acknowledgeCheckpoint(projectDir, id, mark) {
  const folder = openStateFolder(projectDir, ["checkpoints"]);
  const wire = { acknowledged_at: mark.acknowledgedAt, session_id: mark.sessionId, channel: mark.channel };
  return createFile(folder, `${id}.acknowledged`, `${JSON.stringify(wire, null, 2)}
`);
}

// src/core/resumption/compaction.ts
init_record();
function parseCompactSummary(line) {
  const row = parseJsonRecord(line);
  if (row === null || row.isCompactSummary !== true || row.isSidechain === true || !isRecord(row.message)) return null;
  const { content } = row.message;
  if (typeof content === "string") return content;
  const blocks = Array.isArray(content) ? content.filter(isRecord) : [];
  return blocks.map((block) => stringOf(block.text) ?? "").join("\n");
}
function parseBoundary(line) {
  const row = parseJsonRecord(line);
  if (row?.type !== "system" || row.subtype !== "compact_boundary" || row.isSidechain === true) return null;
  const metadata = isRecord(row.compactMetadata) ? row.compactMetadata : {};
  return { boundaryUuid: stringOf(row.uuid), trigger: stringOf(metadata.trigger) };
}

// src/io/transcript-lines.ts
await init_node_fs();

// src/io/transcript-tail.ts
await init_node_fs();
await init_read_text();
var FIRST_READ = 16 << 10;
var LARGEST_READ = 4 << 20;
var MAX_TAIL_BYTES = 16 << 20;
var HEAD_BYTES = 400;
function walkTranscript(path, visit4, maxBytes = MAX_TAIL_BYTES) {
  return openTranscript(path, (fd, size) => walkLines(fd, size, visit4, maxBytes));
}
function openTranscript(path, use) {
  if (!existsSync(path)) return { error: "ENOENT" };
  let fd;
  try {
    fd = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stat2 = fstatSync(fd);
    if (!stat2.isFile()) return { error: stat2.isDirectory() ? "EISDIR" : "not a regular file" };
    return use(fd, stat2.size);
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    if (fd !== void 0) closeSync(fd);
  }
}
function walkLines(fd, size, visit4, maxBytes) {
  const limit = Math.max(0, size - maxBytes);
  let done = size;
  let readSize = FIRST_READ;
  while (done > limit) {
    const from = Math.max(limit, done - readSize);
    const bytes = Buffer.allocUnsafe(done - from);
    const length = readSync(fd, bytes, 0, bytes.length, from);
    const start = from === 0 ? 0 : bytes.indexOf(10) + 1;
    if (from > 0 && (start === 0 || start === length)) {
      if (from === limit) return "limit";
      readSize *= 4;
      continue;
    }
    if (visitLines(bytes, start, length, visit4)) return "stopped";
    done = from + start;
    if (from === limit) break;
    readSize = Math.min(readSize * 4, LARGEST_READ);
  }
  return limit === 0 ? "start of file" : "limit";
}
function visitLines(bytes, first, length, visit4) {
  for (let end = length; end > first; ) {
    const start = Math.max(first, bytes.lastIndexOf(10, end - 1) + 1);
    const line = start < end ? describeLine(bytes, start, end) : null;
    if (line !== null && visit4(line)) return true;
    end = start - 1;
  }
  return false;
}
function describeLine(bytes, start, end) {
  const head = bytes.toString("latin1", start, Math.min(end, start + HEAD_BYTES));
  if (!isWorthReading(head)) return null;
  return {
    head,
    bytes: end - start,
    isWhole: bytes[end - 1] === 125,
    read: () => bytes.toString("utf8", start, end),
    start: (count3) => bytes.toString("latin1", start, Math.min(end, start + count3)),
    tail: (count3) => bytes.toString("latin1", Math.max(start, end - count3), end),
    count: (needle) => {
      const line = bytes.subarray(start, end);
      let found = 0;
      for (let at = line.indexOf(needle); at !== -1; at = line.indexOf(needle, at + needle.length)) found += 1;
      return found;
    }
  };
}
function isWorthReading(head) {
  if (head.startsWith('{"type":"')) return /^\{"type":"(?:user|assistant|system|attachment)"/.test(head);
  return !head.includes('"attachment":{"type":"prompt_snapshot"');
}

// src/io/transcript-lines.ts
var CHUNK_BYTES = 1 << 20;
var MAX_LINE_BYTES = 16 << 20;
var LONG_LINE_BYTES = 64 << 10;
function readTranscriptLines(path, visit4, lastBytes = Infinity) {
  return openTranscript(path, (fd, size) => {
    let [lines, passedOver, damaged] = [0, 0, 0];
    const take = (buffer, start, end) => {
      lines += 1;
      const bytes = dropPictures(buffer.subarray(start, end));
      const line = bytes.length === 0 ? null : describeLine(bytes, 0, bytes.length);
      if (line === null) return;
      if (!line.isWhole) damaged += 1;
      visit4(line, lines);
    };
    const skip = () => {
      lines += 1;
      passedOver += 1;
    };
    const from = Math.max(0, size - lastBytes);
    walkForward(fd, from, size, take, skip);
    return { lines, passedOver, damaged };
  });
}
function walkForward(fd, from, size, take, skip) {
  let buffer = Buffer.allocUnsafe(CHUNK_BYTES);
  let held = 0;
  let ending = from > 0 ? "ignored" : "taken";
  const endLine = (start, end) => {
    if (ending === "taken") take(buffer, start, end);
    else if (ending === "skipped") skip();
    ending = "taken";
  };
  for (let position = from; position < size; ) {
    const count3 = readSync(fd, buffer, held, Math.min(buffer.length - held, size - position), position);
    if (count3 === 0) break;
    position += count3;
    const end = held + count3;
    let start = 0;
    for (let at = buffer.indexOf(10, held); at !== -1 && at < end; at = buffer.indexOf(10, start)) {
      endLine(start, at);
      start = at + 1;
    }
    held = ending === "taken" ? end - start : 0;
    if (start > 0 && held > 0) buffer.copyWithin(0, start, end);
    if (held < buffer.length) continue;
    const isTooLong = buffer.length >= MAX_LINE_BYTES;
    if (isTooLong) [ending, held] = ["skipped", 0];
    const grown = Buffer.allocUnsafe(isTooLong ? CHUNK_BYTES : buffer.length * 4);
    buffer.copy(grown, 0, 0, held);
    buffer = grown;
  }
  if (ending === "skipped" || held > 0) endLine(0, held);
}
var PICTURE = '"data":"';
function dropPictures(line) {
  if (line.length < LONG_LINE_BYTES) return line;
  const kept = [];
  let from = 0;
  for (let at = line.indexOf(PICTURE); at !== -1; at = line.indexOf(PICTURE, at + 1)) {
    const start = at + PICTURE.length;
    const end = line.indexOf(34, start);
    if (end === -1) break;
    if (end - start < LONG_LINE_BYTES || line.subarray(start, end).includes(92)) continue;
    kept.push(line.subarray(from, start));
    from = end;
  }
  return from === 0 ? line : Buffer.concat([...kept, line.subarray(from)]);
}

// src/steps/read-compactions.ts
function readCompactions(transcriptPath) {
  const found = [];
  readTranscriptLines(transcriptPath, (line) => {
    if (line.head.includes('"compact_boundary"')) {
      const boundary = parseBoundary(line.read());
      if (boundary !== null) found.push({ ...boundary, summary: null });
    } else if (line.count('"isCompactSummary":true') > 0) {
      const summary = parseCompactSummary(line.read());
      const last = found.at(-1);
      if (summary !== null && last !== void 0 && last.summary === null)
        found[found.length - 1] = { ...last, summary };
    }
  });
  return found;
}

// src/steps/audit-sessions.ts
function auditSessions(projectDir, sessionId) {
  const transcripts = /* @__PURE__ */ new Map();
  const compactionsOf = (path) => {
    const known2 = transcripts.get(path) ?? readCompactions(path);
    transcripts.set(path, known2);
    return known2;
  };
  const compactions = [];
  const { checkpoints, damaged } = listNewestPerCompaction(projectDir, sessionId);
  const unreadable = [...damaged];
  for (const checkpoint3 of checkpoints) {
    const { transcriptPath, boundaryUuid } = checkpoint3.sessionInfo;
    const all = transcriptPath === null ? [] : compactionsOf(transcriptPath);
    const before = all.findIndex((compaction) => compaction.boundaryUuid === boundaryUuid);
    const next = boundaryUuid !== null && before === -1 ? void 0 : all[before + 1];
    if (next?.summary == null) unreadable.push(checkpoint3.checkpointId);
    else {
      const survival = auditSummary(listFacts(checkpoint3.workState), next.summary);
      compactions.push({ checkpoint: checkpoint3, trigger: next.trigger, survival });
    }
  }
  return { compactions, unreadable };
}
function listNewestPerCompaction(projectDir, sessionId) {
  const damaged = [];
  const newest = /* @__PURE__ */ new Map();
  for (const id of listCheckpoints(projectDir).ids) {
    const found = readCheckpoint(projectDir, id);
    if ("problem" in found) {
      damaged.push(id);
      continue;
    }
    const { checkpoint: checkpoint3 } = found;
    if (sessionId !== null && !checkpoint3.sessionId.startsWith(sessionId)) continue;
    const key = `${checkpoint3.sessionId} ${checkpoint3.sessionInfo.boundaryUuid}`;
    newest.delete(key);
    newest.set(key, checkpoint3);
  }
  return { checkpoints: [...newest.values()], damaged };
}

// src/cli/audit.ts
function showAudit(dir, options) {
  const root = findFolder(dir);
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2);
  const { compactions, unreadable } = auditSessions(root, options.session ?? null);
  if (options.json === true) return printJson({ ...summarize(compactions), unreadable });
  const missing = unreadable.length === 0 ? [] : [`No readable checkpoint or summary for ${unreadable.join(", ")}`];
  if (compactions.length === 0) {
    const none = "No compaction to audit yet: it takes a checkpoint from before and the summary in the transcript";
    return print(cleanText([none, ...missing].join("\n")));
  }
  for (const item of compactions) print(describeCompaction(item));
  print("");
  for (const { kind, kept, facts } of countKinds(compactions)) {
    print(`${kind.padEnd(16)} ${String(kept).padStart(4)} of ${String(facts).padStart(4)} kept`);
  }
  const { rate } = summarize(compactions);
  print(
    `
${rate === null ? "Nothing was recorded" : `${formatPercentage(rate)} of the recorded facts stood in the summaries`}; what they lack, the resumption brings back`
  );
  for (const line of missing) print(cleanText(line));
}
function describeCompaction({ checkpoint: checkpoint3, trigger, survival }) {
  const { kept, lost } = survival;
  const head = `${checkpoint3.checkpointId}  ${checkpoint3.timestamp}  ${checkpoint3.sessionId.slice(0, 8)}  ${trigger ?? checkpoint3.trigger}  ${kept.length} of ${kept.length + lost.length} facts kept`;
  const lines = lost.slice(0, 5).map(({ kind, text: text2 }) => `    lost ${kind}: ${excerptLine(text2, 90)}`);
  const more = lost.length > 5 ? [`    and ${lost.length - 5} more`] : [];
  return cleanText([head, ...lines, ...more].join("\n"));
}
function countKinds(compactions) {
  const count3 = (part, kind) => compactions.reduce((sum, { survival }) => sum + survival[part].filter((fact) => fact.kind === kind).length, 0);
  return FACT_KINDS.map((kind) => {
    const kept = count3("kept", kind);
    return { kind, kept, facts: kept + count3("lost", kind) };
  }).filter(({ facts }) => facts > 0);
}
function summarize(compactions) {
  const kinds = countKinds(compactions);
  const facts = kinds.reduce((sum, item) => sum + item.facts, 0);
  const kept = kinds.reduce((sum, item) => sum + item.kept, 0);
  return {
    facts,
    kept,
    rate: facts === 0 ? null : kept / facts,
    kinds,
    compactions: compactions.map(({ checkpoint: checkpoint3, trigger, survival }) => ({
      checkpoint_id: checkpoint3.checkpointId,
      session_id: checkpoint3.sessionId,
      trigger,
      kept: survival.kept.length,
      lost: survival.lost
    }))
  };
}

// src/core/trajectory/trajectory.ts
function countUsed(answer) {
  return answer.inputTokens + answer.outputTokens;
}

// src/core/trajectory/filled-session.ts
function measureFill(session, answer) {
  const point = session.points.get(answer.model);
  return point === void 0 ? 0 : countUsed(answer) / point.tokens;
}
function findPointTokens(sessions) {
  return sessions.map(findMainPoint).find((point) => point !== null)?.tokens ?? 0;
}
function findMainPoint({ trajectory, points }) {
  const last = trajectory.answers.at(-1);
  return last === void 0 ? null : points.get(last.model) ?? null;
}

// src/core/trajectory/operation-kind.ts
var OPERATION_KINDS = ["prompt", "read", "edit", "command", "agent", "other", "answer"];
var KINDS = {
  Read: "read",
  NotebookRead: "read",
  Write: "edit",
  Edit: "edit",
  MultiEdit: "edit",
  NotebookEdit: "edit",
  Bash: "command",
  BashOutput: "command",
  PowerShell: "command",
  Agent: "agent",
  Task: "agent"
};
function classifyTool(name) {
  return Object.hasOwn(KINDS, name) ? KINDS[name] ?? "other" : "other";
}

// src/core/calibration/distribution.ts
function describeDistribution(values) {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { count: sorted.length, median: at(0.5), p90: at(0.9), largest: at(1) };
}

// src/core/calibration/accuracy.ts
var WARNING_TIERS = ["low", "warning", "critical", "emergency"];
function judgeThreshold(stretch, bound) {
  const { fills, used, end, endTokens } = stretch;
  const position = fills.findIndex((fill) => fill >= bound);
  if (position === -1) {
    return { outcome: end === "auto" ? "missed" : "silent", position: null, requestsLeft: null, tokensLeft: null };
  }
  const requestsLeft = fills.length - 1 - position;
  const tokensLeft = Math.max(0, endTokens - (used[position] ?? 0));
  const reached = end === "auto" && requestsLeft === 0 ? "late" : "timely";
  return { outcome: end === "transcript" ? "unneeded" : reached, position, requestsLeft, tokensLeft };
}
function judgeThresholds(stretches, thresholds) {
  return WARNING_TIERS.map((tier) => {
    const bound = thresholds[tier];
    const counts = { timely: 0, late: 0, missed: 0, unneeded: 0, silent: 0 };
    const ended = [];
    for (const stretch of stretches) {
      const firing = judgeThreshold(stretch, bound);
      counts[firing.outcome] += 1;
      if (firing.outcome === "timely" || firing.outcome === "late") ended.push(firing);
    }
    const middle = (values) => describeDistribution(values.filter((value) => value !== null))?.median ?? null;
    return {
      tier,
      bound,
      counts,
      requestsLeft: middle(ended.map((firing) => firing.requestsLeft)),
      tokensLeft: middle(ended.map((firing) => firing.tokensLeft))
    };
  });
}
function listTierJumps(stretches, thresholds) {
  return stretches.flatMap(
    ({ fills }) => fills.flatMap((fill, index) => {
      const before = fills[index - 1];
      if (before === void 0) return [];
      const skipped = WARNING_TIERS.filter((tier, rank) => {
        const next = WARNING_TIERS[rank + 1];
        return next !== void 0 && before < thresholds[tier] && fill >= thresholds[next];
      });
      return skipped.length === 0 ? [] : [{ growth: fill - before, skipped }];
    })
  );
}

// src/core/calibration/recommend.ts
var REFERENCE_TOKENS = 2e5;
var COST_TOLERANCE = 0.25;
var OVERHEAD_LIMIT = 0.05;
var MIN_TURNS = 10;
var MIN_JUMPS = 2;
var EMERGENCY_RESERVE = 5260;
var MIN_BOUND = 0.2;
var MAX_BOUND = 0.95;
var MIN_GAP = 0.03;
function recommendThresholds(evidence) {
  const room = judgeRoom(evidence);
  const judged = [judgeCost(evidence), judgeJumps(evidence), room, judgeOverhead(evidence)];
  const met = judged.filter(({ finding }) => finding.isMet === true);
  const changed = met.reduce((thresholds, { change }) => change(thresholds), evidence.thresholds);
  const settled = settleBounds(keepEarly(room.change(changed), evidence));
  const isSame = met.length === 0 || WARNING_TIERS.every((tier) => settled[tier] === evidence.thresholds[tier]);
  return { findings: judged.map(({ finding }) => finding), thresholds: isSame ? null : settled };
}
function keepEarly(wanted, { stretches, thresholds }) {
  const accuracy = judgeThresholds(stretches, thresholds);
  const wasLate = (tier) => accuracy.some((item) => item.tier === tier && item.counts.late + item.counts.missed > 0);
  return mapBounds((tier) => wasLate(tier) ? Math.min(wanted[tier], thresholds[tier]) : wanted[tier]);
}
var unchanged = (thresholds) => thresholds;
function describeWork(turns) {
  return describeDistribution(turns.filter((turn) => turn.toolCalls > 0).map((turn) => turn.tokens));
}
function judgeCost({ turns, criticality, plannedTokens, pointTokens }) {
  const condition = "operation cost";
  const work = describeWork(turns);
  const planned = plannedTokens;
  const unknown2 = (evidence2) => {
    return { finding: { condition, isMet: null, evidence: evidence2, advice: null }, change: unchanged };
  };
  if (work === null || work.count < MIN_TURNS) {
    return unknown2(`prompts with tool calls measured: ${work?.count ?? 0}; ${MIN_TURNS} are needed`);
  }
  const measured = `the work of one prompt takes ${formatTokens(work.median)} here (median of ${work.count})`;
  const scale = work.median / planned * (REFERENCE_TOKENS / pointTokens);
  const table = TIER_TABLE[criticality];
  const derived = mapBounds((tier) => 1 - (1 - table[tier]) * scale);
  if (derived.low < MIN_BOUND) {
    return unknown2(
      `${measured}: with a point of ${formatTokens(pointTokens)} that is a whole workflow, not one operation`
    );
  }
  const deviation = work.median / planned - 1;
  const isMet = Math.abs(deviation) > COST_TOLERANCE;
  const direction = deviation < 0 ? "less" : "more";
  const evidence = `${measured}, ${formatPercentage(Math.abs(deviation))} ${direction} than the planned ${formatTokens(planned)}`;
  const advice = isMet ? "keep as many typical operations ahead of each tier as the plan does" : null;
  return { finding: { condition, isMet, evidence, advice }, change: () => derived };
}
function judgeJumps({ stretches, thresholds }) {
  const jumps = listTierJumps(stretches, thresholds);
  const steps = stretches.reduce((sum, { fills }) => sum + Math.max(0, fills.length - 1), 0);
  const isMet = steps === 0 ? null : jumps.length >= MIN_JUMPS;
  const growth = describeDistribution(jumps.map((jump) => jump.growth))?.median ?? 0;
  const names = WARNING_TIERS.filter((tier) => jumps.some(({ skipped }) => skipped.includes(tier)));
  const size = jumps.length === 0 ? "" : `, by ${formatPercentage(growth)} (median), past ${names.join(" and ").toUpperCase()}`;
  const evidence = `${jumps.length} of ${steps} steps went past a whole tier${size}`;
  const advice = isMet ? `start ${names.join(" and ").toUpperCase()} so early that a step of this size meets it` : null;
  const change = (now) => widenTiers(now, names, growth);
  return { finding: { condition: "tier jumps", isMet, evidence, advice }, change };
}
function widenTiers(now, names, growth) {
  const bounds = { ...now };
  for (const tier of [...names].reverse()) {
    const next = WARNING_TIERS[WARNING_TIERS.indexOf(tier) + 1];
    if (next !== void 0) bounds[tier] = Math.min(bounds[tier], bounds[next] - growth);
  }
  return bounds;
}
function judgeRoom({ stretches, thresholds, pointTokens }) {
  const growths = stretches.flatMap(({ used }) => used.slice(1).map((tokens2, index) => tokens2 - (used[index] ?? 0)));
  const steps = describeDistribution(growths.filter((tokens2) => tokens2 > 0));
  if (steps === null || steps.count < MIN_TURNS) {
    const evidence2 = `steps between answers measured: ${steps?.count ?? 0}; ${MIN_TURNS} are needed`;
    return { finding: { condition: "room at emergency", isMet: null, evidence: evidence2, advice: null }, change: unchanged };
  }
  const needed = steps.p90 + EMERGENCY_RESERVE;
  const left = (1 - thresholds.emergency) * pointTokens;
  const isMet = needed > left;
  const evidence = `EMERGENCY leaves ${formatTokens(left)}; a large step (90 % are smaller) takes ${formatTokens(steps.p90)}, a checkpoint and re-orientation ${formatTokens(EMERGENCY_RESERVE)}`;
  const advice = isMet ? "start EMERGENCY while both still fit" : null;
  const change = (now) => ({ ...now, emergency: Math.min(now.emergency, 1 - needed / pointTokens) });
  return { finding: { condition: "room at emergency", isMet, evidence, advice }, change };
}
function judgeOverhead({ stretches }) {
  const shares = stretches.flatMap(({ injected, windowTokens }) => {
    const tokens2 = [...injected.values()].reduce((sum, value) => sum + value, 0);
    return windowTokens > 0 && tokens2 > 0 ? [tokens2 / windowTokens] : [];
  });
  const condition = "injection overhead";
  if (shares.length === 0) {
    const evidence2 = "no words of holdfast are in these transcripts";
    return { finding: { condition, isMet: null, evidence: evidence2, advice: null }, change: unchanged };
  }
  const most = shares.reduce((largest, share) => Math.max(largest, share), 0);
  const isMet = most > OVERHEAD_LIMIT;
  const evidence = `holdfast's own words took at most ${formatPercentage(most)} of the window in one context (limit ${formatPercentage(OVERHEAD_LIMIT)})`;
  const section = findCostliest(stretches);
  const advice = isMet ? `most of it is <${section}>: sections.${section.replaceAll("-", "_")} = false leaves it out` : null;
  return { finding: { condition, isMet, evidence, advice }, change: unchanged };
}
function findCostliest(stretches) {
  const totals = /* @__PURE__ */ new Map();
  for (const { injected } of stretches)
    for (const [section, tokens2] of injected) totals.set(section, (totals.get(section) ?? 0) + tokens2);
  return [...totals].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))[0]?.[0] ?? "";
}
function mapBounds(of) {
  return { low: of("low"), warning: of("warning"), critical: of("critical"), emergency: of("emergency") };
}
function settleBounds(wanted) {
  const cut = (value) => Math.floor(value * 100 + 1e-9) / 100;
  const emergency = Math.min(MAX_BOUND, Math.max(MIN_BOUND + 3 * MIN_GAP, wanted.emergency));
  const critical = Math.max(MIN_BOUND + 2 * MIN_GAP, Math.min(wanted.critical, emergency - MIN_GAP));
  const warning = Math.max(MIN_BOUND + MIN_GAP, Math.min(wanted.warning, critical - MIN_GAP));
  const low = Math.max(MIN_BOUND, Math.min(wanted.low, warning - MIN_GAP));
  return { low: cut(low), warning: cut(warning), critical: cut(critical), emergency: cut(emergency) };
}

// src/core/calibration/stretch.ts
function listStretches(session) {
  const { answers, compactions } = session.trajectory;
  const ends = [...compactions, null];
  return ends.flatMap((boundary, context) => {
    const from = compactions[context - 1]?.position ?? 0;
    const own = answers.slice(from, boundary?.position);
    const last = own.at(-1);
    if (last === void 0) return [];
    return [
      {
        fills: own.map((answer) => measureFill(session, answer)),
        used: own.map(countUsed),
        end: findEnd(boundary),
        endTokens: boundary?.preTokens ?? countUsed(last),
        injected: sumInjections(session, from, boundary?.position ?? Number.POSITIVE_INFINITY),
        windowTokens: session.points.get(last.model)?.windowTokens ?? 0,
        pointTokens: session.points.get(last.model)?.tokens ?? 0
      }
    ];
  });
}
function findEnd(boundary) {
  if (boundary === null) return "transcript";
  return boundary.trigger === "manual" ? "manual" : "auto";
}
function sumInjections({ trajectory }, from, to) {
  const sums = /* @__PURE__ */ new Map();
  for (const { section, tokens: tokens2, position } of trajectory.injections) {
    if (position >= from && position < to) sums.set(section, (sums.get(section) ?? 0) + tokens2);
  }
  return sums;
}

// src/core/calibration/calibrate.ts
function calibrate(sessions, thresholds, criticality, plannedTokens) {
  const points = sessions.flatMap((session) => findMainPoint(session)?.tokens ?? []);
  const pointTokens = describeDistribution(points)?.median;
  if (pointTokens === void 0) return null;
  const trajectories = sessions.map(({ trajectory }) => trajectory);
  const turns = trajectories.flatMap((trajectory) => trajectory.turns);
  const stretches = sessions.flatMap(listStretches);
  const firsts = trajectories.flatMap(
    ({ answers }) => answers.filter((answer, index) => answers[index - 1]?.context !== answer.context)
  );
  const startsAt = (isFirst) => describeDistribution(
    firsts.filter(({ context }) => context === 0 === isFirst).map(({ inputTokens }) => inputTokens)
  );
  const costOf = (kind) => describeDistribution(trajectories.flatMap(({ costs }) => costs[kind]));
  return {
    costs: mapKinds(costOf),
    start: startsAt(true),
    afterCompaction: startsAt(false),
    work: describeWork(turns),
    contexts: sessions.flatMap((session) => judgeContexts(session, thresholds)),
    accuracy: judgeThresholds(stretches, thresholds),
    pointTokens,
    reached: describeReached(stretches),
    recommendation: recommendThresholds({ stretches, turns, thresholds, criticality, plannedTokens, pointTokens })
  };
}
function describeReached(stretches) {
  const ratios = stretches.filter(({ end, pointTokens }) => end === "auto" && pointTokens > 0).map(({ endTokens, pointTokens }) => endTokens / pointTokens).sort((a, b) => a - b);
  const [lowest, highest] = [ratios[0], ratios.at(-1)];
  return lowest === void 0 || highest === void 0 ? null : { count: ratios.length, lowest, highest };
}
function judgeContexts(session, thresholds) {
  return listStretches(session).map((stretch) => {
    const { fills, end, endTokens } = stretch;
    const pairs2 = WARNING_TIERS.map((tier) => {
      const { outcome, position } = judgeThreshold(stretch, thresholds[tier]);
      return [tier, { outcome, position }];
    });
    return {
      sessionId: session.sessionId,
      answers: fills.length,
      highestFill: fills.reduce((most, fill) => Math.max(most, fill), 0),
      end,
      endTokens,
      firings: Object.fromEntries(pairs2)
    };
  });
}
function mapKinds(of) {
  return Object.fromEntries(OPERATION_KINDS.map((kind) => [kind, of(kind)]));
}
function serializeThresholds(thresholds) {
  const lines = WARNING_TIERS.map((tier) => `${tier}_threshold = ${thresholds[tier].toFixed(2)}`);
  return ["[context_monitor]", ...lines].join("\n");
}

// src/core/calibration/describe-calibration.ts
var KIND_WORDS = {
  prompt: "prompt",
  read: "file read",
  edit: "edit",
  command: "command",
  agent: "agent",
  other: "other tool",
  answer: "words of an answer"
};
var END_WORDS = {
  auto: "compacted",
  manual: "compacted on request",
  transcript: "end of transcript"
};
var MAX_CONTEXTS = 12;
function describeCalibration(calibration, thresholds, sessionCount) {
  const { contexts, pointTokens, reached } = calibration;
  const compacted = contexts.filter(({ end }) => end !== "transcript").length;
  return [
    `${sessionCount} ${sessionCount === 1 ? "session" : "sessions"}, ${contexts.length} ${contexts.length === 1 ? "context" : "contexts"}, ${compacted} of them compacted; compaction point ${formatTokens(pointTokens)}`,
    ...reached === null ? [] : [describeReached2(reached)],
    "",
    "What operations cost, in tokens of the context:",
    ...describeCosts(calibration),
    "",
    "Each context against the thresholds (the answer that reached it, of all in the context):",
    ...describeContexts(contexts),
    "",
    "How the thresholds did:",
    ...describeAccuracy(calibration),
    "",
    "Conditions for recalibration:",
    ...calibration.recommendation.findings.flatMap(describeFinding),
    "",
    ...describeAdvice(calibration, thresholds)
  ];
}
function describeReached2({ count: count3, lowest, highest }) {
  const range = lowest === highest ? formatPercentage(lowest) : `${formatPercentage(lowest)} to ${formatPercentage(highest)}`;
  const times = count3 === 1 ? "The automatic compaction" : `The ${count3} automatic compactions`;
  return `${times} came at ${range} of it`;
}
function describeCosts({ costs, start, afterCompaction, work }) {
  const rows = [
    ...OPERATION_KINDS.map((kind) => [KIND_WORDS[kind], costs[kind]]),
    ["work of one prompt", work],
    ["first request", start],
    ["first request after compaction", afterCompaction]
  ];
  const cells = rows.flatMap(
    ([name, value]) => value === null ? [] : [[name, String(value.count), formatTokens(value.median), formatTokens(value.p90), formatTokens(value.largest)]]
  );
  return alignColumns([["", "count", "median", "p90", "largest"], ...cells]);
}
function describeContexts(contexts) {
  const rows = contexts.slice(0, MAX_CONTEXTS).map((context) => [
    context.sessionId.slice(0, 8),
    ...WARNING_TIERS.map((tier) => {
      const { position } = context.firings[tier];
      return position === null ? "-" : String(position + 1);
    }),
    String(context.answers),
    `${END_WORDS[context.end]} at ${formatTokens(context.endTokens)}`
  ]);
  const more = contexts.length > MAX_CONTEXTS ? [`  and ${contexts.length - MAX_CONTEXTS} more (--json has all)`] : [];
  const head = ["session", ...WARNING_TIERS.map((tier) => tier.toUpperCase()), "answers", "end"];
  return [...alignColumns([head, ...rows]), ...more];
}
function describeAccuracy({ accuracy }) {
  const rows = accuracy.map(({ tier, bound, counts, requestsLeft, tokensLeft }) => [
    `${tier.toUpperCase()} ${formatPercentage(bound)}`,
    String(counts.timely),
    String(counts.late),
    String(counts.missed),
    String(counts.unneeded),
    requestsLeft === null || tokensLeft === null ? "-" : `${requestsLeft} ${requestsLeft === 1 ? "answer" : "answers"}, ${formatTokens(tokensLeft)}`
  ]);
  return [
    ...alignColumns([["", "in time", "too late", "missed", "unneeded", "median before compaction"], ...rows]),
    "  missed: compaction came without it. Unneeded: the transcript ends without a compaction."
  ];
}
function describeFinding({ condition, isMet, evidence, advice }) {
  const verdict = isMet === null ? "cannot be told" : isMet ? "MET" : "not met";
  return [`  ${condition}: ${verdict}; ${evidence}`, ...advice === null ? [] : [`    ${advice}`]];
}
function describeAdvice({ contexts, recommendation }, thresholds) {
  const lines = [];
  if (!contexts.some(({ end }) => end === "auto")) {
    lines.push("No automatic compaction is in these transcripts, so whether warnings came in time cannot be told.");
  }
  const thin = recommendation.findings.filter(
    ({ condition, isMet }) => isMet === null && condition !== "injection overhead"
  );
  if (recommendation.thresholds === null && thin.length > 1) {
    lines.push("The evidence is too thin for any recommendation.");
  } else if (recommendation.thresholds === null) lines.push("Nothing measured here speaks for other thresholds.");
  else {
    const now = WARNING_TIERS.map((tier) => formatPercentage(thresholds[tier])).join(", ");
    lines.push(
      `Recommended thresholds (now ${now}), for .holdfast/config.toml:`,
      "",
      serializeThresholds(recommendation.thresholds)
    );
  }
  return lines;
}
function alignColumns(rows) {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from(
    { length: columns },
    (_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))
  );
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      if (column === 0) return cell.padEnd(width);
      return column === columns - 1 && /[a-z]{3}/.test(rows[1]?.[column] ?? "") ? cell : cell.padStart(width);
    });
    return `  ${cells.join("  ")}`.trimEnd();
  });
}

// src/core/session/state.ts
init_config();

// src/core/context/criticality.ts
init_config();
function raiseCriticality(one, other) {
  return other !== null && CRITICALITIES.indexOf(other) > CRITICALITIES.indexOf(one) ? other : one;
}
var SECTION = /^(?:workflow|orchestration|project|resumption)[ \t]*:[ \t]*(?:#.*)?$/;
var STATEMENT = /^( *)(["']?)criticality\2[ \t]*:[ \t]*(["']?)(C[1-4])\3[ \t]*(?:#.*)?$/i;
function findCriticality(yaml) {
  let section = null;
  let sectionIndent = 0;
  for (const raw of yaml.split("\n")) {
    const line = raw.trimEnd();
    if (line === "" || line.trimStart().startsWith("#")) continue;
    const indent2 = line.length - line.trimStart().length;
    if (indent2 === 0) {
      section = SECTION.test(line) ? line : null;
      sectionIndent = 0;
    } else if (sectionIndent === 0) sectionIndent = indent2;
    const [, , , , level] = STATEMENT.exec(line) ?? [];
    if (level !== void 0 && (indent2 === 0 || section !== null && indent2 === sectionIndent)) {
      return CRITICALITIES.find((name) => name === level.toUpperCase()) ?? null;
    }
  }
  return null;
}
function findFrontMatter(text2) {
  const start = /^\uFEFF?---[ \t]*\r?\n/.exec(text2)?.[0].length;
  const end = start === void 0 ? -1 : text2.indexOf("\n---", start - 1);
  return end === -1 ? "" : text2.slice(start, end + 1);
}

// src/core/context/escalation.ts
var ESCALATION_RULES = ["AE-006a", "AE-006b", "AE-006c", "AE-006d", "AE-006e"];

// src/core/context/relay.ts
init_record();
function parseRelay(wire) {
  if (!isRecord(wire)) return null;
  const { at, model } = wire;
  const windowTokens = countOf(wire.window_tokens);
  if (typeof at !== "string" || typeof model !== "string" || windowTokens === 0) return null;
  const inputTokens = countOf(wire.input_tokens);
  const usage = inputTokens === 0 ? null : { inputTokens, outputTokens: countOf(wire.output_tokens) };
  return { at, model, windowTokens, usage };
}
function serializeRelay({ at, model, windowTokens, usage }) {
  const tokens2 = { input_tokens: usage?.inputTokens ?? null, output_tokens: usage?.outputTokens ?? null };
  return { at, model, window_tokens: windowTokens, ...tokens2 };
}
var START_MS = 1e3;
var FRESH_MS = 3e4;
function reconcileUsage(reading, relay, now) {
  if (relay === null || relay.usage === null) return reading;
  const at = Date.parse(relay.at);
  const isFresh = now.getTime() - at <= FRESH_MS && now.getTime() >= at;
  const { inputTokens, outputTokens } = relay.usage;
  const newer = {
    inputTokens,
    pendingTokens: outputTokens,
    model: relay.model,
    incomingSeen: false,
    answeredAt: relay.at
  };
  if (!isFresh) return reading;
  if (reading === null) return newer;
  const answered = reading.answeredAt === null ? Number.NaN : Date.parse(reading.answeredAt);
  return inputTokens !== reading.inputTokens && at > answered + START_MS ? newer : reading;
}

// src/core/session/state.ts
init_record();
var EMPTY_SESSION_STATE = {
  tier: "nominal",
  compactions: 0,
  pending: [],
  restored: null,
  lastCheckpoint: null,
  alertClaimedAt: null,
  clientPid: null,
  transcriptPath: null,
  startedAt: null,
  injected: [],
  closeCompactions: 0,
  raisedCriticality: null,
  escalations: [],
  compactionsLearned: 0,
  relay: null,
  quiet: null
};
function parseSessionState(wire) {
  const pending = Array.isArray(wire.pending) ? wire.pending.filter(isSafeName) : [];
  const tier = THRESHOLD_TIERS.find((name) => name === wire.tier) ?? "nominal";
  return {
    tier,
    compactions: wholeNumber(wire.compactions) ?? 0,
    pending,
    restored: isSafeName(wire.restored) ? wire.restored : null,
    lastCheckpoint: isSafeName(wire.last_checkpoint) ? wire.last_checkpoint : null,
    alertClaimedAt: stringOf(wire.alert_claimed_at),
    clientPid: wholeNumber(wire.client_pid),
    transcriptPath: stringOf(wire.transcript_path),
    startedAt: stringOf(wire.started_at),
    injected: Array.isArray(wire.injected) ? wire.injected.filter((entry) => typeof entry === "string").slice(-60) : [],
    closeCompactions: wholeNumber(wire.close_compactions) ?? 0,
    raisedCriticality: CRITICALITIES.find((name) => name === wire.raised_criticality) ?? null,
    escalations: ESCALATION_RULES.filter((rule) => Array.isArray(wire.escalations) && wire.escalations.includes(rule)),
    compactionsLearned: wholeNumber(wire.compactions_learned) ?? 0,
    relay: parseRelay(wire.statusline),
    quiet: parseQuiet(wire.quiet)
  };
}
function parseQuiet(wire) {
  if (!isRecord(wire) || typeof wire.key !== "string" || !isRecord(wire.bounds)) return null;
  const bounds = {};
  for (const tier of THRESHOLD_TIERS) {
    const bound = wire.bounds[tier];
    if (typeof bound === "number") bounds[tier] = bound;
  }
  const { governance, orchestration } = wire;
  return {
    key: wire.key,
    model: stringOf(wire.model),
    bounds,
    ...Array.isArray(governance) ? { governance: governance.filter((text2) => typeof text2 === "string") } : {},
    ...typeof orchestration === "string" ? { orchestration } : {}
  };
}
function serializeSessionState(state) {
  const wire = {
    schema_version: "1",
    tier: state.tier,
    compactions: state.compactions,
    pending: state.pending,
    restored: state.restored,
    last_checkpoint: state.lastCheckpoint,
    alert_claimed_at: state.alertClaimedAt,
    client_pid: state.clientPid,
    transcript_path: state.transcriptPath,
    started_at: state.startedAt,
    injected: state.injected,
    close_compactions: state.closeCompactions,
    // What most sessions never have is left out of their states.
    raised_criticality: state.raisedCriticality ?? void 0,
    escalations: state.escalations.length > 0 ? state.escalations : void 0,
    compactions_learned: state.compactionsLearned > 0 ? state.compactionsLearned : void 0,
    statusline: state.relay === null ? void 0 : serializeRelay(state.relay),
    quiet: state.quiet
  };
  return `${JSON.stringify(wire, null, 2)}
`;
}
function wholeNumber(value) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : null;
}
function isSessionStateWire(value) {
  return isRecord(value) && value.schema_version === "1";
}

// src/io/config-files.ts
init_config();

// src/core/fingerprint.ts
function fingerprint(text2) {
  let high = 3735928559;
  let low = 1103547991;
  for (let index = 0; index < text2.length; index += 1) {
    const code = text2.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
  low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
  return `${text2.length}:${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}

// src/io/config-files.ts
init_record();

// src/io/config-sources.ts
init_env();

// src/io/git-root.ts
await init_node_fs();
function findGitRoot(start) {
  let folder = start;
  for (let depth = 0; depth < 64; depth += 1) {
    if (existsSync(`${folder}/.git`)) return folder;
    const parent = folder.slice(0, Math.max(folder.lastIndexOf("/"), folder.lastIndexOf("\\")));
    if (parent === "" || parent === folder) return null;
    folder = parent;
  }
  return null;
}

// src/io/config-sources.ts
await init_read_text();
var MAX_CONFIG_BYTES = 256 << 10;
function readConfigSources(projectDir) {
  const env2 = process.env;
  const userDir = env2.XDG_CONFIG_HOME || (env2.HOME ? `${env2.HOME}/.config` : null);
  const gitRoot = findGitRoot(projectDir);
  const places = [];
  if (userDir !== null) places.push(["user", `${userDir}/holdfast/config.toml`]);
  if (gitRoot !== null && gitRoot !== projectDir) places.push(["git root", `${gitRoot}/.holdfast/config.toml`]);
  places.push(["project", `${projectDir}/.holdfast/config.toml`]);
  const files = [];
  const problems = [];
  for (const [name, path] of places) {
    const file = readTextFile(path, MAX_CONFIG_BYTES, name === "user");
    if ("text" in file) files.push({ name, path, text: file.text });
    else if (file.error !== "ENOENT" && file.error !== "ENOTDIR") {
      problems.push({
        code: file.error.includes("limit") ? "config-too-large" : "config-unreadable",
        path,
        cause: file.error
      });
    }
  }
  return { files, variables: selectConfigVariables(env2), problems };
}

// src/io/config-files.ts
await init_read_text();
var CACHE_FILE = ".holdfast/cache/config.json";
async function readConfig(projectDir) {
  const sources = readConfigSources(projectDir);
  if (sources.files.length + sources.variables.length + sources.problems.length === 0) {
    return { config: DEFAULT_CONFIG, problems: [] };
  }
  const key = fingerprint(JSON.stringify(sources));
  const cached = readTextFile(`${projectDir}/${CACHE_FILE}`, 64 << 10);
  const cache = "text" in cached ? parseJsonRecord(cached.text) : null;
  if (cache !== null && cache.key === key && isWholeConfig(cache.config)) {
    return { config: cache.config, problems: [] };
  }
  const { resolveSources: resolveSources2, saveCache: saveCache2 } = await init_config_parser().then(() => config_parser_exports);
  const resolved = resolveSources2(sources);
  saveCache2(projectDir, `${JSON.stringify({ key, config: resolved.config })}
`);
  return { config: resolved.config, problems: [...sources.problems, ...resolved.problems] };
}
function isWholeConfig(value) {
  if (!isRecord(value)) return false;
  return Object.keys(DEFAULT_CONFIG).every((key) => {
    const standard = DEFAULT_CONFIG[key];
    const found = value[key];
    if (standard === null) return found === null || typeof found === "number" || typeof found === "string";
    return typeof found === typeof standard && found !== null && Array.isArray(found) === Array.isArray(standard);
  });
}

// src/io/project-files.ts
await init_node_fs();
var TRACK_POINTER = "docs/tracks/ACTIVE_TRACK";

// src/io/criticality-files.ts
await init_read_text();
var MAX_DOCUMENT_BYTES = 1 << 20;
var WORD = "criticality";
function readCriticalityDocuments(projectDir, orchestrationFile) {
  const spec = findSpec(projectDir);
  const places = [
    { kind: "orchestration", path: orchestrationFile },
    ...spec === null ? [] : [{ kind: "spec", path: spec }]
  ];
  return places.flatMap((place) => {
    const file = readTextFile(`${projectDir}/${place.path}`, MAX_DOCUMENT_BYTES, true);
    return "text" in file && file.text.includes(WORD) ? [{ ...place, text: file.text }] : [];
  });
}
function findSpec(projectDir) {
  const pointer = readTextFile(`${projectDir}/${TRACK_POINTER}`, 4096, true);
  const id = "text" in pointer ? pointer.text.trim().replace(/\/+$/, "").split("/").at(-1) : null;
  return isSafeName(id) ? `docs/tracks/${id}/SPEC.md` : null;
}

// src/steps/find-criticality.ts
function applyCriticality(projectDir, config2, state) {
  const documents = readCriticalityDocuments(projectDir, config2["resumption.orchestration_file"]);
  const stated = documents.map(({ kind, text: text2 }) => findCriticality(kind === "spec" ? findFrontMatter(text2) : text2));
  const base = stated.find((level) => level !== null) ?? config2.criticality;
  const criticality = raiseCriticality(base, state.raisedCriticality);
  return criticality === config2.criticality ? config2 : { ...config2, criticality };
}

// src/core/journal/event.ts
init_record();

// src/core/redact.ts
var REDACTED = "[redacted]";
var SECRET_NAME = "(?:secret|token(?!s)|passwd|password|passphrase|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|credential)";
var ALONE = "(?<![A-Za-z0-9_-])";
var PATTERNS = [
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]{0,40}PRIVATE KEY-----|$)/g,
  new RegExp(`${ALONE}(?:sk|rk)[-_](?:ant-|proj-|live[-_]|test[-_])?[A-Za-z0-9_-]{16,}`, "g"),
  new RegExp(`${ALONE}(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[A-Za-z0-9_-]{16,})`, "g"),
  new RegExp(`${ALONE}(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`, "g"),
  new RegExp(`${ALONE}(?:AIza[A-Za-z0-9_-]{30,}|ya29\\.[A-Za-z0-9_-]{20,})`, "g"),
  new RegExp(`${ALONE}(?:xox[abeoprs]-|xapp-)[A-Za-z0-9-]{10,}`, "g"),
  /(https:\/\/hooks\.slack\.com\/services\/)[A-Za-z0-9/_-]{10,}/g,
  new RegExp(
    `${ALONE}(?:npm_[A-Za-z0-9]{30,}|hf_[A-Za-z0-9]{20,}|pypi-[A-Za-z0-9_-]{20,}|do[por]_v1_[a-f0-9]{32,})`,
    "g"
  ),
  new RegExp(`${ALONE}SG\\.[A-Za-z0-9_-]{16,64}\\.[A-Za-z0-9_-]{16,64}`, "g"),
  new RegExp(`${ALONE}eyJ[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{10,}\\.[A-Za-z0-9_-]{5,}`, "g"),
  /(:\/\/[^\s:/@]{1,100}:)[^\s@/]{1,200}(@)/g,
  /(\bauthorization["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer|basic|token)\s{1,3})[^\s"']{8,}/gi,
  /(\b(?:bearer|basic)\s{1,3})(?=[^\s"']{0,400}\d)[A-Za-z0-9._~+/=-]{16,}/gi,
  /(\s(?:-u|--user)[ =]["']?[^\s:"']{1,64}:)[^\s"']{3,}/g,
  new RegExp(`(--[a-z-]{0,20}${SECRET_NAME}[ =]["']?)(?!\\[redacted\\])[^\\s"'-][^\\s"']{3,}`, "gi"),
  new RegExp(
    `(${SECRET_NAME}[A-Za-z0-9_-]{0,20}["']?\\s{0,3}[:=]\\s{0,3}["']?)(?!\\[redacted\\])[^\\s"'\`,;&|<>(){}[\\]$]{6,}`,
    "gi"
  )
];
function redactText(text2) {
  let out = text2;
  for (const pattern2 of PATTERNS) {
    out = out.replace(
      pattern2,
      (_match, before, after) => typeof before === "string" ? `${before}${REDACTED}${typeof after === "string" ? after : ""}` : REDACTED
    );
  }
  return out;
}
var SECRET_KEY = new RegExp(`${SECRET_NAME}[A-Za-z0-9_-]{0,20}$`, "i");
function redactData(value, depth = 0) {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= 32) return null;
  if (Array.isArray(value)) return value.map((item) => redactData(item, depth + 1));
  const entries = Object.entries(value).map(([key, item]) => {
    const secret = typeof item === "string" && item !== "" && SECRET_KEY.test(key);
    return [redactText(key), secret ? REDACTED : redactData(item, depth + 1)];
  });
  return Object.fromEntries(entries);
}

// src/core/journal/event.ts
function serializeEvent(event, at, sessionId) {
  const { event: name, ...fields } = event;
  const safe = Object.entries(fields).map(([key, value]) => [
    key,
    typeof value === "string" && !isWord(value) ? redactText(excerptLine(value, 2e3)) : value
  ]);
  return `${JSON.stringify({ at, event: name, session_id: sessionId, ...Object.fromEntries(safe) })}
`;
}
function isWord(value) {
  return value.length <= 12 && /^[a-z]+$/.test(value);
}
function parseEvent(line) {
  const wire = parseJsonRecord(line) ?? parseJsonRecord(line.slice(Math.max(0, line.lastIndexOf('{"at":'))));
  if (wire === null) return null;
  const { at, event, session_id, ...fields } = wire;
  if (typeof at !== "string" || typeof event !== "string") return null;
  return { at, event, sessionId: stringOf(session_id), fields };
}

// src/io/clock.ts
function readClock() {
  const fixed = process.env.HOLDFAST_NOW;
  const date = fixed === void 0 ? /* @__PURE__ */ new Date() : new Date(fixed);
  return Number.isNaN(date.getTime()) ? /* @__PURE__ */ new Date() : date;
}

// src/io/journal-store.ts
await init_state_folder();
function appendEvents(projectDir, sessionId, events) {
  const at = readClock().toISOString();
  appendState(projectDir, "events.jsonl", events.map((event) => serializeEvent(event, at, sessionId)).join(""));
}
function readRecentEvents(projectDir, limit) {
  const lines = [];
  walkTranscript(`${projectDir}/.holdfast/events.jsonl`, (line) => {
    const event = parseEvent(line.read());
    if (event !== null) lines.push(event);
    return lines.length >= limit;
  });
  return lines.reverse();
}

// src/steps/find-transcripts.ts
init_record();

// src/io/session-list.ts
await init_node_fs();
await init_read_text();

// src/io/session-store.ts
init_record();
await init_read_text();
var MAX_STATE_BYTES = 1 << 20;
function readSessionState(projectDir, sessionId) {
  const path = `${projectDir}/.holdfast/sessions/${sessionId}/state.json`;
  const file = readTextFile(path, MAX_STATE_BYTES);
  if ("error" in file) {
    const missing = file.error === "ENOENT" || file.error === "ENOTDIR";
    return { state: EMPTY_SESSION_STATE, problem: missing ? null : { code: "state-damaged", path, cause: file.error } };
  }
  const wire = parseJsonRecord(file.text);
  if (!isSessionStateWire(wire)) {
    return {
      state: EMPTY_SESSION_STATE,
      problem: { code: "state-damaged", path, cause: "not a state of this version" }
    };
  }
  return { state: parseSessionState(wire), problem: null };
}

// src/io/session-list.ts
function findNewestSession(projectDir) {
  let newest = null;
  for (const id of listSessions(projectDir)) {
    const startedAt = readSessionState(projectDir, id).state.startedAt ?? "";
    if (newest === null || startedAt > newest.startedAt) newest = { id, startedAt };
  }
  return newest?.id ?? null;
}
function listSessions(projectDir) {
  try {
    return readdirSync(`${projectDir}/.holdfast/sessions`).filter(isSafeName).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
    throw error;
  }
}

// src/io/transcript-list.ts
await init_node_fs();

// builtin:node:os
var module7 = process.getBuiltinModule ? process.getBuiltinModule("node:os") : await import("node:os");
var pick6 = (name) => module7[name];
var homedir = /* @__PURE__ */ pick6("homedir");
var tmpdir = /* @__PURE__ */ pick6("tmpdir");

// src/io/transcript-list.ts
await init_read_text();
var MAX_NAME_CHARS = 200;
function listClientTranscripts(projectDir) {
  const folder = `${process.env.CLAUDE_CONFIG_DIR || `${process.env.HOME || homedir()}/.claude`}/projects`;
  const names = new Set([projectDir, realpathSync(projectDir)].map(nameProjectFolder));
  const folders = listFolder2(folder).filter((name) => [...names].some((wanted) => isNamed3(name, wanted)));
  return folders.flatMap(
    (name) => listFolder2(`${folder}/${name}`).flatMap((file) => {
      const sessionId = file.endsWith(".jsonl") ? file.slice(0, -".jsonl".length) : "";
      return isSafeName(sessionId) ? [{ sessionId, path: `${folder}/${name}/${file}` }] : [];
    })
  );
}
function nameProjectFolder(path) {
  return path.replace(/[^a-zA-Z0-9]/g, "-");
}
function isNamed3(name, wanted) {
  return wanted.length <= MAX_NAME_CHARS ? name === wanted : name.startsWith(`${wanted.slice(0, MAX_NAME_CHARS)}-`);
}
function listFolder2(path) {
  try {
    return readdirSync(path).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return [];
    throw error;
  }
}

// src/steps/find-transcripts.ts
function findTranscripts(projectDir) {
  const known2 = /* @__PURE__ */ new Map();
  const add = (sessionId, path, startedAt) => {
    if (!isTranscriptPath(path) || known2.has(path)) return;
    const end = readEnd(path);
    if (end !== null) known2.set(path, { sessionId, path, activeAt: end.time ?? startedAt });
  };
  for (const id of listSessions(projectDir)) {
    const { state } = readSessionState(projectDir, id);
    add(id, state.transcriptPath, state.startedAt ?? "");
  }
  for (const id of listCheckpoints(projectDir).ids) {
    const found = readCheckpoint(projectDir, id);
    if ("problem" in found) continue;
    const { sessionId, sessionInfo: sessionInfo2, timestamp: timestamp2 } = found.checkpoint;
    add(sessionId, sessionInfo2.transcriptPath, timestamp2);
  }
  for (const { sessionId, path } of listClientTranscripts(projectDir)) {
    if (!known2.has(path) && !isOfNamesake(projectDir, readEnd(path)?.cwd ?? null)) add(sessionId, path, "");
  }
  return [...known2.values()].sort((a, b) => compare(a.activeAt, b.activeAt) || compare(a.path, b.path));
}
function readEnd(path) {
  let time2 = null;
  let cwd2 = null;
  const end = walkTranscript(path, (line) => {
    const row = parseJsonRecord(line.read());
    if (!isRecord(row)) return false;
    time2 = stringOf(row.timestamp);
    cwd2 = stringOf(row.cwd);
    return time2 !== null;
  });
  return typeof end === "object" && end.error === "ENOENT" ? null : { time: time2, cwd: cwd2 };
}
function isOfNamesake(projectDir, cwd2) {
  return cwd2 !== null && cwd2 !== projectDir && nameProjectFolder(cwd2) === nameProjectFolder(projectDir);
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function findCurrentTranscript(known2) {
  const running = process.env.CLAUDE_CODE_SESSION_ID;
  return known2.findLast(({ sessionId }) => sessionId === running) ?? known2.at(-1) ?? null;
}

// src/core/context/answer-usage.ts
init_record();
function parseAnswerUsage(row) {
  const message = row.message;
  if (!isRecord(message) || !isRecord(message.usage)) return null;
  if (message.model === "<synthetic>" || row.isApiErrorMessage === true) return null;
  const { usage } = message;
  const inputTokens = countOf(usage.input_tokens) + countOf(usage.cache_creation_input_tokens) + countOf(usage.cache_read_input_tokens);
  if (inputTokens === 0) return null;
  const model = stringOf(row.requestedModel) ?? stringOf(message.model);
  return { inputTokens, outputTokens: countOf(usage.output_tokens), model, messageId: stringOf(message.id) };
}

// src/core/context/content-size.ts
init_record();
var IMAGE_TOKENS = 1600;
function measureContent(content, depth = 0) {
  if (typeof content === "string") return { chars: content.length, images: 0 };
  if (!Array.isArray(content) || depth > 3) return { chars: 0, images: 0 };
  let chars = 0;
  let images = 0;
  for (const block of content) {
    if (!isRecord(block)) continue;
    if (block.type === "image" || block.type === "document") images += 1;
    if (typeof block.text === "string") chars += block.text.length;
    const inner = measureContent(block.content, depth + 1);
    chars += inner.chars;
    images += inner.images;
  }
  return { chars, images };
}

// src/core/trajectory/follow.ts
init_record();

// src/core/trajectory/own-injection.ts
init_record();
var SECTION2 = /<(project-context|quality-context|resumption-context|response_guidance|quality-reinforcement|context-monitor|compaction-alert)[ >]/g;
function parseOwnInjections(row) {
  const { attachment } = row;
  if (!isRecord(attachment) || attachment.type !== "hook_additional_context") return [];
  const texts = Array.isArray(attachment.content) ? attachment.content : [attachment.content];
  return texts.flatMap((text2) => {
    if (typeof text2 !== "string") return [];
    const found = [...text2.matchAll(SECTION2)];
    return found.map((match, index) => {
      const end = found[index + 1]?.index ?? text2.length;
      return { section: match[1] ?? "", tokens: estimateTokens(text2.slice(match.index, end)) };
    });
  });
}

// src/core/trajectory/recent-ids.ts
function createRecentIds(limit = 4096) {
  const ids = /* @__PURE__ */ new Set();
  return {
    isRepeated: (id) => {
      if (id === null) return false;
      if (ids.has(id)) return true;
      ids.add(id);
      for (const oldest of ids) {
        if (ids.size <= limit) break;
        ids.delete(oldest);
      }
      return false;
    }
  };
}

// src/core/trajectory/step-cost.ts
function shareStepCost(growth, outputTokens, items) {
  if (growth <= 0) return [];
  const hasTools = items.some((item) => item.kind !== "prompt");
  const words = hasTools ? 0 : Math.min(outputTokens, growth);
  const total = items.reduce((sum, item) => sum + item.weight, 0);
  const shared = items.map(({ kind, weight }) => {
    const share = total === 0 ? 1 / items.length : weight / total;
    return { kind, tokens: Math.round((growth - words) * share) };
  });
  return words === 0 ? shared : [{ kind: "answer", tokens: words }, ...shared];
}

// src/core/trajectory/follow.ts
var WORK_CHARS = 120;
var WORDS_CHARS = 90;
function followTrajectory(withWork) {
  const rows = createRecentIds();
  const messages = createRecentIds();
  const answers = [];
  const compactions = [];
  const injections = [];
  const turns = [];
  const costs = {
    prompt: [],
    read: [],
    edit: [],
    command: [],
    agent: [],
    other: [],
    answer: []
  };
  let startedAt = null;
  let endedAt = null;
  let firstWords = null;
  let prompts = 0;
  let last = null;
  let items = [];
  let calls = /* @__PURE__ */ new Map();
  let work = [];
  let turn = null;
  const note2 = (text2) => {
    if (withWork && work.join(", ").length < WORK_CHARS) work.push(text2);
  };
  const addPiece = () => {
    if (turn === null || turn.from === null || last === null) return;
    turn.tokens += Math.max(0, last.inputTokens + last.outputTokens - turn.from);
    turn.from = null;
  };
  const endTurn = () => {
    addPiece();
    if (turn !== null && turn.tokens > 0) turns.push({ tokens: turn.tokens, toolCalls: turn.toolCalls });
    turn = null;
  };
  const addPrompt = (text2, weight) => {
    endTurn();
    prompts += 1;
    firstWords ??= redactText(excerptLine(text2, WORDS_CHARS));
    items.push({ kind: "prompt", weight });
    note2("prompt");
    turn = { tokens: 0, from: last === null ? null : last.inputTokens + last.outputTokens, toolCalls: 0 };
  };
  const addAnswer = (row, usage) => {
    if (usage.messageId === null || !messages.isRepeated(usage.messageId)) {
      const { inputTokens, outputTokens, model, messageId } = usage;
      if (last !== null) {
        const shares = shareStepCost(inputTokens - last.inputTokens, last.outputTokens, items);
        for (const { kind, tokens: tokens2 } of shares) costs[kind].push(tokens2);
      }
      if (turn !== null) turn.from ??= inputTokens;
      const context = compactions.length;
      const at = parseTime(row.timestamp);
      const words = excerptLine(redactText(work.join(", ")), WORK_CHARS);
      answers.push({ at, inputTokens, outputTokens, model, context, work: words });
      last = { at, inputTokens, outputTokens, model, context, work: "", messageId };
      items = [];
      calls = /* @__PURE__ */ new Map();
      work = [];
    }
    for (const block of blocksOf(row)) if (block.type === "tool_use") addCall(block);
  };
  const addCall = (block) => {
    const name = stringOf(block.name) ?? "";
    const item = { kind: classifyTool(name), weight: JSON.stringify(block.input ?? "").length / 4 };
    items.push(item);
    if (typeof block.id === "string") calls.set(block.id, item);
    if (turn !== null) turn.toolCalls += 1;
    note2(describeCall(name, block.input));
  };
  const addUser = (row) => {
    const blocks = blocksOf(row);
    const results = blocks.filter((block) => block.type === "tool_result");
    for (const block of results) {
      const item = calls.get(stringOf(block.tool_use_id) ?? "");
      if (item !== void 0) item.weight += weigh(block.content);
    }
    if (results.length > 0 || row.isMeta === true || row.isCompactSummary === true) return;
    if (row.isVisibleInTranscriptOnly === true) return;
    const text2 = parseUserWords(blocks.map((block) => stringOf(block.text) ?? "").join("\n"));
    if (text2 !== null) addPrompt(text2, weigh(blocks));
  };
  const addAttachment = (row) => {
    const position = answers.length;
    for (const injection of parseOwnInjections(row)) injections.push({ ...injection, position });
    const { attachment } = row;
    if (!isRecord(attachment) || attachment.type !== "queued_command" || attachment.isMeta === true) return;
    const blocks = toBlocks(attachment.prompt);
    const text2 = parseUserWords(blocks.map((block) => stringOf(block.text) ?? "").join("\n"));
    if (text2 !== null) addPrompt(text2, weigh(blocks));
  };
  const addBoundary = (row) => {
    const facts = isRecord(row.compactMetadata) ? row.compactMetadata : {};
    const preTokens = countOf(facts.preTokens) || null;
    const trigger = facts.trigger === "manual" ? "manual" : "auto";
    compactions.push({ at: parseTime(row.timestamp), trigger, preTokens, position: answers.length });
    addPiece();
    last = null;
    items = [];
    work = [];
  };
  const add = (line) => {
    const row = parseJsonRecord(line);
    if (row === null || row.isSidechain === true || rows.isRepeated(stringOf(row.uuid))) return;
    const usage = row.type === "assistant" ? parseAnswerUsage(row) : null;
    if (usage !== null) addAnswer(row, usage);
    else if (row.type === "user" && isRecord(row.message)) addUser(row);
    else if (row.type === "attachment") addAttachment(row);
    else if (row.type === "system" && row.subtype === "compact_boundary") addBoundary(row);
    else return;
    const at = parseTime(row.timestamp);
    startedAt ??= at;
    if (at !== null && (endedAt === null || at > endedAt)) endedAt = at;
  };
  const result = () => {
    endTurn();
    return { startedAt, endedAt, firstWords, prompts, answers, compactions, injections, turns, costs };
  };
  return { add, result };
}
function parseTime(value) {
  return typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) ? value : null;
}
function toBlocks(content) {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isRecord) : [];
}
function blocksOf(row) {
  return isRecord(row.message) ? toBlocks(row.message.content) : [];
}
function weigh(content) {
  const { chars, images } = measureContent(content);
  return chars / 4 + images * IMAGE_TOKENS;
}
function describeCall(name, input) {
  const fields = isRecord(input) ? input : {};
  const path = stringOf(fields.file_path) ?? stringOf(fields.notebook_path);
  const target = path === null ? stringOf(fields.command) ?? stringOf(fields.description) : path.split("/").at(-1) ?? "";
  return target === null ? excerptLine(name, 40) : `${excerptLine(name, 40)} ${excerptLine(target, 50)}`;
}

// src/core/context/models.ts
var TABLE2 = [
  ["claude-3-5-haiku", 0, 0, 8192],
  ["claude-haiku-4-5", 0, 0, 32e3],
  ["claude-haiku-5-5", 1, 0, 128e3],
  ["claude-3-5-sonnet", 0, 0, 8192],
  ["claude-3-7-sonnet", 0, 0, 32e3],
  ["claude-sonnet-4-0", 0, 0, 32e3],
  ["claude-sonnet-4-5", 0, 0, 32e3],
  ["claude-sonnet-4-6", 0, 1, 32e3],
  ["claude-sonnet-5", 1, 0, 64e3],
  ["claude-sonnet-5-5", 1, 0, 128e3],
  ["claude-opus-4-0", 0, 0, 32e3],
  ["claude-opus-4-1", 0, 0, 32e3],
  ["claude-opus-4-5", 0, 0, 32e3],
  ["claude-opus-4-6", 0, 1, 64e3],
  ["claude-opus-4-7", 1, 0, 64e3],
  ["claude-opus-4-8", 1, 0, 64e3],
  ["claude-opus-5", 1, 0, 64e3],
  ["claude-opus-5-5", 1, 0, 128e3],
  ["claude-fable-5", 1, 0, 64e3],
  ["claude-fable-5-1", 1, 0, 64e3],
  ["claude-fable-5-2", 1, 0, 128e3],
  ["claude-mythos-5", 1, 0, 64e3],
  ["claude-mythos-5-1", 1, 0, 64e3],
  ["claude-mythos-5-2", 1, 0, 128e3]
];
var RENAMED = {
  "claude-sonnet-4": "claude-sonnet-4-0",
  "claude-opus-4": "claude-opus-4-0"
};
function canonicalModelId(name) {
  const start = name.indexOf("claude-");
  const id = (start > 0 ? name.slice(start) : name).replace(/\[1m\]$/i, "").replace(/(?:@|-(?=20\d{6})|-v\d+(?=[:@]|$)).*$/, "");
  return Object.hasOwn(RENAMED, id) ? RENAMED[id] ?? id : id;
}
function findModel(name) {
  const id = canonicalModelId(name);
  const row = TABLE2.find((entry) => entry[0] === id);
  if (!row) return null;
  const native1m = row[1] === 1;
  return {
    id,
    windowTokens: native1m ? 1e6 : 2e5,
    native1m,
    proactiveTokens: native1m ? 1e6 : row[2] === 1 ? 2e5 : 0,
    maxOutputTokens: row[3]
  };
}

// src/core/context/compaction-point.ts
var MAX_RESERVE = 2e4;
var PROACTIVE_BUFFER = 13e3;
var REFUSAL_BUFFER = 3e3;
var MIN_WINDOW = 1e5;
function resolveCompactionPoint(modelName, sources) {
  const base = describeWindow(modelName, sources);
  const { windowTokens, reserve } = base;
  if (sources.configuredPoint !== null) {
    const tokens3 = sources.configuredPoint;
    return { tokens: tokens3, windowTokens, kind: "proactive", source: "context_monitor.compaction_point", confidence: "exact" };
  }
  const off = findSwitchedOff(sources);
  if (off !== null) {
    const tokens3 = Math.max(1, windowTokens - reserve - REFUSAL_BUFFER);
    return { tokens: tokens3, windowTokens, kind: "refusal", source: off, confidence: base.confidence };
  }
  const proactive = findProactiveWindow(modelName, sources, windowTokens);
  if (proactive === null) {
    const source2 = `${base.source}: compacts when the API refuses`;
    const confidence = base.confidence === "low" ? "low" : "medium";
    return { tokens: windowTokens, windowTokens, kind: "reactive", source: source2, confidence };
  }
  const effective = proactive.tokens - reserve;
  const percent = Number(sources.env.CLAUDE_AUTOCOMPACT_PCT_OVERRIDE);
  const lowered = percent > 0 && percent <= 100 ? Math.floor(effective * percent / 100) : effective;
  const tokens2 = Math.max(1, Math.min(lowered, effective - PROACTIVE_BUFFER));
  const source = lowered === tokens2 ? `${proactive.source} and CLAUDE_AUTOCOMPACT_PCT_OVERRIDE` : proactive.source;
  return { tokens: tokens2, windowTokens, kind: "proactive", source, confidence: proactive.confidence };
}
function describeWindow(modelName, { env: env2, configuredWindow, observedWindow }) {
  const model = modelName === null ? null : findModel(modelName);
  const outputCap = Number(env2.CLAUDE_CODE_MAX_OUTPUT_TOKENS);
  const reserve = Math.min(outputCap > 0 ? outputCap : model?.maxOutputTokens ?? MAX_RESERVE, MAX_RESERVE);
  if (configuredWindow !== null) {
    return { windowTokens: configuredWindow, reserve, source: "context_monitor.window", confidence: "high" };
  }
  if (observedWindow !== null && modelName !== null) {
    const source = `model ${model?.id ?? canonicalModelId(modelName)}, window as the client shows it`;
    return { windowTokens: observedWindow, reserve, source, confidence: "high" };
  }
  const without1m = isOn(env2.CLAUDE_CODE_DISABLE_1M_CONTEXT);
  if (modelName !== null && /\[1m\]$/i.test(modelName)) {
    return { windowTokens: without1m ? 2e5 : 1e6, reserve, source: `model ${modelName}`, confidence: "high" };
  }
  if (model === null) {
    const source = modelName === null ? "model not known yet" : `unknown model ${canonicalModelId(modelName)}`;
    return { windowTokens: 2e5, reserve, source, confidence: "low" };
  }
  const windowTokens = without1m ? 2e5 : model.windowTokens;
  return { windowTokens, reserve, source: `model ${model.id}`, confidence: "high" };
}
function findProactiveWindow(modelName, sources, windowTokens) {
  const { env: env2, settings, windowsCache, configuredWindow } = sources;
  if (configuredWindow !== null) {
    return { tokens: configuredWindow, source: "context_monitor.window", confidence: "high" };
  }
  const capped = (tokens2, source) => ({
    tokens: Math.min(tokens2, windowTokens),
    source,
    confidence: "high"
  });
  const fromEnv = parseWindow(env2.CLAUDE_CODE_AUTO_COMPACT_WINDOW);
  if (fromEnv !== null) return capped(Math.max(fromEnv, MIN_WINDOW), "CLAUDE_CODE_AUTO_COMPACT_WINDOW");
  const id = modelName === null ? null : canonicalModelId(modelName);
  const fromSettings = findSetting(settings, id);
  if (typeof fromSettings === "number") return capped(fromSettings, "autoCompactWindow in settings");
  const cached = id === null || fromSettings === "auto" ? void 0 : fieldOf(windowsCache, id);
  if (typeof cached === "number" && cached >= MIN_WINDOW) return capped(cached, "the client's cache of windows");
  const model = modelName === null ? null : findModel(modelName);
  if (model === null || model.proactiveTokens === 0 || !model.native1m && /\[1m\]$/i.test(modelName ?? ""))
    return null;
  return capped(model.proactiveTokens, `model ${model.id}`);
}
function findSetting(settings, id) {
  for (const file of settings) {
    const models = fieldOf(file, "modelSettings");
    const names = typeof models === "object" && models !== null ? Object.keys(models) : [];
    const name = names.find((key) => canonicalModelId(key) === id);
    const own = name === void 0 ? void 0 : fieldOf(fieldOf(models, name), "autoCompactWindow");
    const value = own ?? file.autoCompactWindow;
    if (value === "auto") return "auto";
    const tokens2 = typeof value === "number" ? value : null;
    if (tokens2 !== null && tokens2 >= MIN_WINDOW) return tokens2;
  }
  return null;
}
function findSwitchedOff({ env: env2, settings }) {
  for (const name of ["DISABLE_AUTO_COMPACT", "DISABLE_COMPACT"]) {
    if (isOn(env2[name])) return `auto-compaction off (${name})`;
  }
  const setting = settings.find((file) => typeof file.autoCompactEnabled === "boolean");
  return setting?.autoCompactEnabled === false ? "auto-compaction off (autoCompactEnabled)" : null;
}
function parseWindow(text2) {
  const trimmed = (text2 ?? "").trim().toLowerCase();
  const unit = trimmed.endsWith("k") ? 1e3 : trimmed.endsWith("m") ? 1e6 : 1;
  const tokens2 = Math.floor(Number.parseFloat(trimmed) * unit);
  return tokens2 >= 1 ? tokens2 : null;
}
function isOn(value) {
  return value !== void 0 && /^(?:1|true|yes|on)$/i.test(value.trim());
}
function fieldOf(value, key) {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
}

// src/core/context/learned-point.ts
init_record();
var MAX_EVIDENCE = 30;
var BELIEVED_DEVIATION = 0.1;
var ESTIMATE_SLACK = 1.03;
var REFUSAL_SHARE = 0.93;
function describeBasis({ kind, tokens: tokens2, windowTokens }) {
  return `${kind} ${tokens2} of ${windowTokens}`;
}
function correctPoint(computed, model, evidence, passedTokens) {
  if (computed.confidence === "exact" || computed.kind === "refusal") return computed;
  const basis = describeBasis(computed);
  const own = evidence.filter(
    (item) => item.model === model && item.basis === basis && item.atTokens * ESTIMATE_SLACK > passedTokens
  );
  const [newest] = own;
  if (newest === void 0) return computed;
  const agreeing = own.filter((item) => item.belowTokens < newest.atTokens && newest.belowTokens < item.atTokens);
  const tokens2 = Math.min(...agreeing.map((item) => item.atTokens));
  const below = Math.max(...agreeing.map((item) => item.belowTokens));
  const times = agreeing.length === 1 ? "1 automatic compaction" : `${agreeing.length} automatic compactions`;
  if (below < computed.tokens && computed.tokens <= tokens2) {
    return { ...computed, source: `${computed.source}, confirmed by ${times}`, confidence: "high" };
  }
  const deviation = Math.abs(tokens2 - computed.tokens) / computed.tokens;
  if (deviation > BELIEVED_DEVIATION && agreeing.length < 2) return computed;
  const kind = computed.kind === "reactive" && tokens2 >= computed.tokens * REFUSAL_SHARE ? "reactive" : "proactive";
  const confidence = agreeing.length < 2 ? "medium" : "high";
  return { ...computed, tokens: tokens2, kind, source: `${times} of ${model} here`, confidence };
}
function parseEvidence(wire) {
  const entries = wire !== null && Array.isArray(wire.compactions) ? wire.compactions.slice(0, MAX_EVIDENCE) : [];
  return entries.filter(isRecord).flatMap((entry) => {
    const { model, basis, boundary_uuid } = entry;
    const [belowTokens, atTokens] = [countOf(entry.below_tokens), countOf(entry.at_tokens)];
    if (typeof model !== "string" || typeof basis !== "string" || typeof boundary_uuid !== "string") return [];
    return atTokens <= belowTokens ? [] : [{ model, basis, belowTokens, atTokens, boundaryUuid: boundary_uuid }];
  });
}

// src/steps/find-point.ts
init_record();

// src/io/client-settings.ts
await init_read_text();
var MAX_SETTINGS_BYTES = 4 << 20;
var MENTION = "utoCompact";
function readCompactionSettings(projectDir) {
  const { HOME, CLAUDE_CONFIG_DIR } = process.env;
  const userDir = CLAUDE_CONFIG_DIR || `${HOME}/.claude`;
  const managed = process.platform === "darwin" ? "/Library/Application Support/ClaudeCode" : "/etc/claude-code";
  const paths = [
    `${managed}/managed-settings.json`,
    `${projectDir}/.claude/settings.local.json`,
    `${projectDir}/.claude/settings.json`,
    `${userDir}/settings.json`,
    CLAUDE_CONFIG_DIR ? `${CLAUDE_CONFIG_DIR}/.claude.json` : `${HOME}/.claude.json`
  ];
  const files = [];
  for (const path of paths) {
    const file = readTextFile(path, MAX_SETTINGS_BYTES, true);
    if ("text" in file && file.text.includes(MENTION)) {
      files.push({ kind: path.endsWith(".claude.json") ? "state" : "settings", text: file.text });
    }
  }
  return files;
}

// src/io/evidence-store.ts
init_record();
await init_apply_writes();
await init_read_text();
await init_state_folder();
var EVIDENCE_FILE = ".holdfast/cache/compactions.json";
var MAX_EVIDENCE_BYTES = 64 << 10;
function readEvidenceText(projectDir) {
  const file = readTextFile(`${projectDir}/${EVIDENCE_FILE}`, MAX_EVIDENCE_BYTES);
  return "text" in file ? file.text : "";
}
function readEvidence(projectDir) {
  const text2 = readEvidenceText(projectDir);
  return text2 === "" ? [] : parseEvidence(parseJsonRecord(text2));
}

// src/steps/find-point.ts
function computePoint(projectDir, config2, model, relay) {
  const settings = [];
  let windowsCache;
  for (const { kind, text: text2 } of readCompactionSettings(projectDir)) {
    const found = parseJsonRecord(text2);
    if (found === null) continue;
    if (kind === "state") windowsCache = found.autoCompactWindowsCache;
    settings.push(kind === "settings" ? found : { autoCompactEnabled: found.autoCompactEnabled });
  }
  return resolveCompactionPoint(model, {
    configuredPoint: config2["context_monitor.compaction_point"],
    configuredWindow: config2["context_monitor.window"],
    observedWindow: relay !== null && relay.model === model ? relay.windowTokens : null,
    env: process.env,
    settings,
    windowsCache
  });
}
function findPoint(projectDir, config2, model, relay, passedTokens) {
  const computed = computePoint(projectDir, config2, model, relay);
  return correctPoint(computed, model, readEvidence(projectDir), passedTokens);
}

// src/steps/read-trajectory.ts
function readTrajectory(projectDir, config2, transcript, { withWork = false, lastBytes = Infinity } = {}) {
  const follower = followTrajectory(withWork);
  const end = readTranscriptLines(transcript.path, (line) => follower.add(line.read()), lastBytes);
  if ("error" in end) return end;
  const trajectory = follower.result();
  const points = /* @__PURE__ */ new Map();
  for (const { model } of trajectory.answers) {
    if (!points.has(model)) points.set(model, findPoint(projectDir, config2, model, null, 0));
  }
  return { sessionId: transcript.sessionId, trajectory, points, skippedLines: end.passedOver };
}
var RECENT_BYTES = 16 << 20;
var RECENT_ANSWERS = 600;
function readRecentFills(projectDir, config2, path) {
  const session = readTrajectory(projectDir, config2, { sessionId: "", path }, { lastBytes: RECENT_BYTES });
  if ("error" in session) return [];
  return session.trajectory.answers.slice(-RECENT_ANSWERS).map((answer) => Math.round(measureFill(session, answer) * 1e4) / 1e4);
}

// src/steps/gather-sessions.ts
var ALL_EVENTS = 1e6;
function gatherSessions(projectDir, config2, options) {
  const { sessionId, limit, withWork } = options;
  const all = findTranscripts(projectDir).reverse().filter((file) => sessionId === null || file.sessionId.startsWith(sessionId));
  const events = /* @__PURE__ */ new Map();
  for (const line of readRecentEvents(projectDir, ALL_EVENTS)) {
    if (line.sessionId === null) continue;
    const own = events.get(line.sessionId);
    if (own === void 0) events.set(line.sessionId, [line]);
    else own.push(line);
  }
  const sessions = [];
  const unreadable = [];
  let empty = 0;
  for (const file of all) {
    if (sessions.length === limit) break;
    const session = readTrajectory(projectDir, config2, file, { withWork });
    if ("error" in session) unreadable.push({ sessionId: file.sessionId, error: session.error });
    else if (session.trajectory.answers.length === 0) empty += 1;
    else sessions.push({ session, journal: events.get(file.sessionId) ?? [] });
  }
  return { sessions, unreadable, sessionCount: all.length - empty - unreadable.length };
}

// src/cli/calibrate.ts
async function showCalibration(dir, limit, json) {
  const root = findFolder(dir);
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2);
  const config2 = applyCriticality(root, (await readConfig(root)).config, EMPTY_SESSION_STATE);
  const { sessions, unreadable } = gatherSessions(root, config2, { sessionId: null, limit, withWork: false });
  const filled = sessions.map(({ session }) => session);
  const thresholds = selectThresholds(config2, findPointTokens(filled));
  const calibration = calibrate(filled, thresholds, config2.criticality, selectTypicalOperation(config2).tokens);
  if (calibration === null) {
    return fail("No session of this repository has a transcript with an answer in it, so there is nothing to measure");
  }
  if (json) printJson(serializeCalibration(calibration, filled.length));
  else for (const line of describeCalibration(calibration, thresholds, filled.length)) print(cleanText(line));
  if (unreadable.length > 0) {
    const causes = [...new Set(unreadable.map(({ error }) => error))].join(", ");
    fail(`${unreadable.length} transcripts cannot be read (${causes}); they are left out`, 0);
  }
}
function serializeCalibration(calibration, sessionCount) {
  const { costs, start, afterCompaction, work, contexts, accuracy, pointTokens, reached, recommendation } = calibration;
  return {
    sessions: sessionCount,
    compaction_point: pointTokens,
    automatic_compactions: reached,
    costs,
    work_of_one_prompt: work,
    first_request: start,
    first_request_after_compaction: afterCompaction,
    contexts: contexts.map((context) => ({
      session_id: context.sessionId,
      answers: context.answers,
      highest_fill: Math.round(context.highestFill * 1e4) / 1e4,
      end: context.end,
      end_tokens: context.endTokens,
      firings: context.firings
    })),
    thresholds: accuracy.map(({ tier, bound, counts, requestsLeft, tokensLeft }) => ({
      tier,
      bound,
      ...counts,
      median_requests_left: requestsLeft,
      median_tokens_left: tokensLeft
    })),
    findings: recommendation.findings.map(({ condition, isMet, evidence, advice }) => ({
      condition,
      is_met: isMet,
      evidence,
      advice
    })),
    recommended: recommendation.thresholds,
    toml: recommendation.thresholds === null ? null : serializeThresholds(recommendation.thresholds)
  };
}

// src/core/describe-problem.ts
var WORDINGS = {
  "stdin-unreadable": { failed: "Cannot read the hook input", consequence: "nothing was done" },
  "input-not-json": { failed: "Cannot parse the hook input", consequence: "nothing was done" },
  "input-wrong-shape": { failed: "Cannot use the hook input", consequence: "nothing was done" },
  "input-other-event": { failed: "Cannot use the hook input", consequence: "nothing was done" },
  "project-unknown": { failed: "Cannot tell the project folder", consequence: "nothing was done" },
  "config-unreadable": { failed: "Cannot read config", consequence: "this layer is ignored" },
  "config-too-large": { failed: "Cannot use config", consequence: "this layer is ignored" },
  "config-syntax": { failed: "Cannot read config", consequence: "this layer is ignored" },
  "config-unknown-key": { failed: "Unknown key in config", consequence: "it is ignored" },
  "config-bad-value": { failed: "Bad config value", consequence: "the default is used" },
  "config-not-increasing": {
    failed: "Bad config thresholds",
    consequence: "the thresholds of the criticality are used"
  },
  "transcript-unreadable": { failed: "Cannot read transcript", consequence: "the context is not measured" },
  "transcript-no-usage": {
    failed: "Cannot find a usage row in transcript",
    consequence: "the context is not measured"
  },
  "state-not-writable": { failed: "Cannot write", consequence: "it is not stored" },
  "state-busy": { failed: "Cannot lock", consequence: "nothing was changed" },
  "state-damaged": { failed: "Cannot use session state", consequence: "it is rebuilt from the session's checkpoints" },
  "checkpoint-damaged": { failed: "Cannot use checkpoint", consequence: "it is skipped, not deleted" },
  "orchestration-unreadable": { failed: "Cannot read", consequence: "the checkpoint has no resumption state" },
  "section-failed": { failed: "Cannot make section", consequence: "it is left out" },
  "answer-too-long": { failed: "Answer over the limit", consequence: "the least important sections are left out" }
};
function describeProblem(problem) {
  const wording = WORDINGS[problem.code];
  const where = problem.path === void 0 ? "" : ` "${problem.path}"${problem.line === void 0 ? "" : ` line ${problem.line}`}`;
  const cause = problem.cause === void 0 ? "" : `: ${problem.cause}`;
  return `${wording.failed}${where}${cause}; ${problem.consequence ?? wording.consequence}`;
}

// src/core/resumption/orchestration.ts
init_record();
function parseOrchestrationNotes(section) {
  const source = section ?? {};
  const activity = wordOf(source.current_activity) ?? wordOf(source.current_state);
  const events = isRecord(source.compaction_events) ? source.compaction_events : {};
  const summaries = isRecord(source.agent_summaries) ? source.agent_summaries : {};
  return {
    phase: parsePhase(source),
    status: wordOf(source.workflow_status),
    activity,
    nextStep: wordOf(source.next_step),
    updatedAt: wordOf(source.updated_at),
    quality: parseQuality(recordOf(source.quality_trajectory), activity),
    defects: parseDefects(recordOf(source.defect_summary)),
    filesToRead: parseFilesToRead(source.files_to_read),
    decisions: parseDecisions(source.decisions),
    agentSummaries: Object.entries(summaries).flatMap(([name, value]) => {
      const summary = wordOf(value);
      return summary === null ? [] : [{ name, summary }];
    }),
    compactions: numberOf(events.count)
  };
}
function parsePhase(source) {
  const name = wordOf(source.current_phase_name);
  const phase = typeof source.current_phase === "number" ? String(source.current_phase) : wordOf(source.current_phase);
  if (name === null || phase === null) return name ?? phase;
  return name.includes(phase) ? name : `${phase} (${name})`;
}
function parseQuality(source, activity) {
  const history = recordOf(source.score_history);
  return {
    completed: wordsOf(source.gates_completed),
    remaining: wordsOf(source.gates_remaining),
    gate: wordOf(source.current_gate),
    iteration: numberOf(source.current_gate_iteration),
    scores: Object.entries(history).flatMap(([gate, value]) => {
      const scores = parseScores(value);
      return scores.length === 0 ? [] : [{ gate, scores }];
    }),
    lowestDimension: wordOf(source.lowest_dimension),
    iterationsUsed: numberOf(source.total_iterations_used),
    iterationsBudget: numberOf(source.total_iterations_budget),
    allStrategiesRan: Array.isArray(source.strategies_remaining) && source.strategies_remaining.length === 0 || /(?<!\b(?:not|once|when|until|after|before|if|unless) )\ball strategies (?:have |had |were |are )?(?:been )?(?:run|ran|complete|completed|executed|done|finished)\b/i.test(
      activity ?? ""
    )
  };
}
function parseScores(value) {
  const items = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [value];
  return items.flatMap((item) => numberOf(isRecord(item) ? item.score : item) ?? []);
}
function parseDefects(source) {
  return {
    found: numberOf(source.total_defects_found),
    resolved: numberOf(source.total_defects_resolved),
    unresolved: wordsOf(source.unresolved_defects),
    patterns: recordsOf(source.recurring_patterns).flatMap((item) => {
      const pattern2 = wordOf(item.pattern);
      if (pattern2 === null) return [];
      const resolution = wordOf(item.resolution);
      return [resolution === null ? pattern2 : `${pattern2} (resolved by: ${resolution})`];
    })
  };
}
function parseDecisions(value) {
  const decisions = recordsOf(value).flatMap((item) => {
    const decision = wordOf(item.decision);
    if (decision === null) return [];
    return [{ id: wordOf(item.id), decision, rationale: wordOf(item.rationale), applied: item.applied === true }];
  });
  return decisions.sort((a, b) => Number(a.applied) - Number(b.applied));
}
function parseFilesToRead(value) {
  if (!Array.isArray(value)) return [];
  const files = value.flatMap((item) => {
    if (typeof item === "string") return [{ path: item, purpose: null, sections: [], priority: 50 }];
    if (!isRecord(item) || typeof item.path !== "string") return [];
    const { path, purpose, sections } = item;
    return [{ path, purpose: wordOf(purpose), sections: wordsOf(sections), priority: numberOf(item.priority) ?? 50 }];
  });
  return files.sort((a, b) => a.priority - b.priority).map(({ priority: _, ...file }) => file);
}
function recordsOf(value) {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
function recordOf(value) {
  return isRecord(value) ? value : {};
}
function wordOf(value) {
  return stringOf(value)?.trim() || null;
}
function wordsOf(value) {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (isRecord(item))
      return wordOf(item.description) ?? wordOf(item.defect) ?? wordOf(item.name) ?? wordOf(item.id) ?? [];
    return typeof item === "number" ? String(item) : wordOf(item) ?? [];
  });
}
function numberOf(value) {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

// src/core/xml/checkpoint-words.ts
function describeFill({ contextState: contextState2 }) {
  const { fillPercentage, inputTokens, pendingTokens, compactionPoint } = contextState2;
  if (fillPercentage === null || compactionPoint === null) return "";
  const used = (inputTokens ?? 0) + (pendingTokens ?? 0);
  return ` at ${formatPercentage(fillPercentage)} (${formatTokens(used)}/${formatTokens(compactionPoint)})`;
}
function describeTrigger({ trigger }) {
  return trigger === "manual" ? "was compacted by /compact" : "was compacted";
}

// src/core/xml/element.ts
function escapeText(text2) {
  return cleanText(text2).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
function escapeAttribute(text2) {
  return escapeText(text2).replace(/"/g, "&quot;").replace(/\s+/g, " ");
}
function renderElement(name, attributes, escapedContent) {
  const pairs2 = Object.entries(attributes).filter(([, value]) => value !== null && value !== "").map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`);
  return `<${name}${pairs2.join("")}>${escapedContent}</${name}>`;
}

// src/core/xml/orchestration-elements.ts
function createOrchestrationElements(notes) {
  const { quality, defects } = notes;
  const place = [notes.phase, notes.status, notes.activity].filter((part) => part !== null);
  return [
    element("phase", [[2.6, place.join("; ")]]),
    element("next-step", [[2, notes.nextStep]]),
    element("gate", [[2, describeGate(quality)]]),
    element("quality", [
      [3.3, describeScores(quality)],
      [3.6, joinNames("gates passed", quality.completed)],
      [3.5, joinNames("gates to come", quality.remaining)],
      [3.5, quality.lowestDimension === null ? null : `lowest dimension: ${quality.lowestDimension}`],
      [4, describeIterations(quality)]
    ]),
    element(
      "workflow-decisions",
      notes.decisions.map(({ id, decision, rationale, applied }, index) => {
        const text2 = `${applied ? "" : "NOT APPLIED YET: "}${id === null ? "" : `${id}: `}${decision}`;
        const why = applied || rationale === null ? "" : `; because ${excerptLine(rationale, 100)}`;
        return [(applied ? 4 : 2.2) + index * 0.3, `${text2}${why}`];
      })
    ),
    element("defects", [
      [3.4, defects.unresolved.length === 0 ? null : `unresolved: ${defects.unresolved.join(", ")}`],
      [4.2, describeDefectCount(defects.found, defects.resolved)],
      ...defects.patterns.map((pattern2, index) => [4.1 + index * 0.4, `recurring: ${pattern2}`])
    ]),
    element(
      "agent-summaries",
      notes.agentSummaries.map(
        ({ name, summary }, index) => [3.9 + index * 0.4, `${name}: ${excerptLine(summary, 160)}`]
      )
    ),
    element(
      "files-to-read",
      notes.filesToRead.map(({ path, purpose, sections }, index) => {
        const part = sections.length === 0 ? "" : `, sections ${sections.join(", ")}`;
        return [2.9 + index * 0.25, `${path}${part}${purpose === null ? "" : `: ${purpose}`}`];
      })
    ),
    element("workflow-state", [
      [4.4, notes.updatedAt === null ? null : `updated at ${notes.updatedAt}`],
      [4.5, notes.compactions === null ? null : `compactions noted there: ${notes.compactions}`]
    ])
  ];
}
function element(name, parts) {
  return { name, parts: parts.map(([rank, text2]) => ({ rank, text: text2 === null ? "" : excerptLine(text2, 240) })) };
}
function describeGate({ gate, iteration, completed, allStrategiesRan }) {
  if (gate === null || completed.includes(gate)) return null;
  const name = iteration === null ? gate : `${gate}, iteration ${iteration}`;
  return allStrategiesRan ? `${name}: all its strategies had run; its result stands, go on from it` : `${name} was interrupted: restart this iteration from its beginning`;
}
function describeScores({ scores }) {
  const histories = scores.map((item) => `${item.gate} ${item.scores.join(", ")}`);
  return histories.length === 0 ? null : `scores per iteration: ${histories.join("; ")}`;
}
function describeIterations({ iterationsUsed, iterationsBudget }) {
  if (iterationsUsed === null) return null;
  return `iterations used: ${iterationsUsed}${iterationsBudget === null ? "" : ` of ${iterationsBudget}`}`;
}
function describeDefectCount(found, resolved) {
  return found === null ? null : `found ${found}${resolved === null ? "" : `, resolved ${resolved}`}`;
}
function joinNames(label, names) {
  return names.length === 0 ? null : `${label}: ${names.join(", ")}`;
}

// src/core/xml/parted-elements.ts
function renderParts(elements, budgetTokens, usedChars) {
  const escaped = elements.map((element2) => ({
    ...element2,
    parts: element2.parts.map(({ rank, text: text2 }) => ({ rank, text: escapeText(text2).trim() }))
  }));
  const candidates = escaped.flatMap(
    ({ parts }, element2) => parts.map(({ rank, text: text2 }, index) => ({ element: element2, index, rank, text: text2 })).filter(({ text: text2 }) => text2 !== "")
  );
  candidates.sort((a, b) => a.rank - b.rank || a.element - b.element || a.index - b.index);
  const chosen = escaped.map(() => /* @__PURE__ */ new Set());
  const sizes = escaped.map(() => 0);
  let used = usedChars;
  for (const { element: element2, index } of candidates) {
    const indices = chosen[element2];
    const source = escaped[element2];
    if (indices === void 0 || source === void 0) continue;
    indices.add(index);
    const size = renderElementOf(source, indices).length + 1;
    const total = used - (sizes[element2] ?? 0) + size;
    if (Math.ceil(total / 4) > budgetTokens) {
      indices.delete(index);
      continue;
    }
    used = total;
    sizes[element2] = size;
  }
  return escaped.flatMap((element2, index) => {
    const indices = chosen[index];
    return indices === void 0 || indices.size === 0 ? [] : [renderElementOf(element2, indices)];
  });
}
function renderElementOf({ name, attributes = {}, parts }, indices) {
  const texts = parts.filter((_, index) => indices.has(index)).map(({ text: text2 }) => text2);
  const content = texts.length > 1 ? `
${texts.map((text2) => `- ${text2}`).join("\n")}
` : texts[0] ?? "";
  return renderElement(name, attributes, content);
}

// src/core/xml/resumption-context.ts
var RESUMPTION_TOKENS = 760;
function renderResumptionContext(checkpoint3, situation) {
  const { workState: work } = checkpoint3;
  const briefing = createBriefing(work);
  const lead = [describeOrigin(checkpoint3, situation)];
  if (situation.monitorSpoke) lead.push("What a context-monitor said before this no longer holds.");
  const elements = [
    ...createWordElements(briefing, work),
    ...createWorkElements(briefing, work),
    ...createOrchestrationElements(parseOrchestrationNotes(checkpoint3.resumptionState)),
    createTranscriptElement(checkpoint3, situation)
  ];
  const id = checkpoint3.checkpointId;
  const start = id === null ? "<resumption-context>\n" : `<resumption-context checkpoint="${id}">
`;
  const end = "</resumption-context>";
  const text2 = lead.map((line) => `${escapeText(line)}
`).join("");
  const budget = situation.budgetTokens ?? RESUMPTION_TOKENS;
  const rendered = renderParts(elements, budget, start.length + text2.length + end.length);
  return `${start}${text2}${rendered.map((line) => `${line}
`).join("")}${end}`;
}
function list2(name, rank, step, items, maxChars = 240) {
  return {
    name,
    parts: items.map((text2, index) => ({ rank: rank + index * step, text: excerptLine(text2, maxChars) }))
  };
}
function single(name, rank, text2, attributes = {}) {
  return { name, attributes, parts: text2 === null || text2 === "" ? [] : [{ rank, text: text2 }] };
}
function createWordElements(briefing, work) {
  const { newest, request, goal } = briefing;
  const ended = work.pendingQuestion === null ? work.lastAnswer : null;
  return [
    single("goal", 2.3, goal && excerpt(goal.split(/\n\s*\n/)[0] ?? goal, 280)),
    list2("rules", 2.1, 0.25, briefing.rules),
    list2("earlier-user-words", 3.6, 0.5, briefing.earlier),
    list2("decisions", 2.4, 0.25, briefing.decisions),
    list2("agreed", 5, 0.4, briefing.agreed),
    list2("also-said", 2.8, 0.22, briefing.remarks, 200),
    list2("remarks", 4.8, 0.4, briefing.asides, 160),
    {
      ...list2("earlier-decisions", 3.4, 0.3, briefing.doubted, 160),
      attributes: { note: "later words on the same thing may have changed them" }
    },
    list2("corrections", 2, 0.22, briefing.corrections),
    {
      ...list2("superseded", 3.5, 0.4, briefing.superseded, 160),
      attributes: { note: "given up by the user, not to be done" }
    },
    single("request", 1, request && excerptMiddle(request, 200, 300)),
    single("newest-user-words", 1, newest && excerptMiddle(newest, 240, 400), { answered: ended && "yes" }),
    single("last-answer", 1.7, ended && excerpt(ended, 200)),
    single("waiting-for-user", 1, work.pendingQuestion && excerpt(work.pendingQuestion, 300), { answered: "no" }),
    single("plan-mode", 1.3, work.planMode ? "On: the user has not approved a plan yet." : null)
  ];
}
function createWorkElements(briefing, work) {
  return [
    single("plan", work.pendingQuestion === PLAN_WAITS ? 1.1 : 3, briefing.plan && excerpt(briefing.plan, 500), {
      status: work.planStatus,
      note: work.planStatus === "rejected" ? "not approved; the words of the user since say what to change" : null
    }),
    list2("failing", 1.9, 0.35, briefing.failing, 420),
    list2("open-tasks", 2.1, 0.3, briefing.open),
    { ...list2("finished", 2.8, 0.3, briefing.finished, 160), attributes: { note: "not to be done again" } },
    list2("reported-finished", 4.2, 0.5, briefing.reported, 160),
    rankFilesChanged(work),
    list2("agents", 2.6, 0.3, [...work.agents].reverse().map(describeAgent), 380),
    list2("commands-run", 4.6, 0.4, describeCommands(work.commands), 130),
    list2("files-read", 5.5, 0.3, describeTouches(work, work.filesRead, "reads"), 200),
    {
      ...list2("loaded-before", 3.4, 0.4, describeLoaded(work), 200),
      attributes: { note: "not in the context any more" }
    }
  ];
}
function rankFilesChanged(work) {
  const edits = new Map(work.touches.map((touch) => [touch.path, touch.edits]));
  const files = list2("files-changed", 2.5, 0.1, describeTouches(work, work.filesModified, "edits"), 320);
  const parts = files.parts.map((part, index) => {
    const count3 = edits.get(work.filesModified[index] ?? "") ?? 0;
    return { ...part, rank: part.rank - Math.min(0.8, Math.max(0, count3 - 1) * 0.4) * Math.min(1, index / 4) };
  });
  return { ...files, parts };
}
function describeLoaded({ instructions, skills }) {
  return [...instructions, ...skills.length === 0 ? [] : [`skills used: ${skills.join(", ")}`]];
}
function describeTouches({ touches }, paths, what) {
  const counts = new Map(touches.map((touch) => [touch.path, touch[what]]));
  return paths.slice(0, 20).map((path) => {
    const count3 = counts.get(path) ?? 0;
    return count3 > 1 ? `${path} (${count3}x)` : path;
  });
}
function describeAgent({ description, outcome }) {
  return `${description}: ${excerptEnds(outcome, 200)}`;
}
function describeCommands(commands) {
  const ended = commands.filter(({ outcome }) => !outcome.startsWith("failed"));
  return ended.slice(-6).reverse().map(({ command, outcome }) => `${excerptLine(command, 100)} (${outcome})`);
}
function createTranscriptElement({ sessionInfo: sessionInfo2 }, { recallCommand }) {
  const { transcriptPath } = sessionInfo2;
  const how = recallCommand ? `; search it: ${recallCommand}` : "";
  return single("transcript", 2.3, transcriptPath === null ? null : `${transcriptPath}${how}`);
}
function describeOrigin(checkpoint3, { continuing, compacted }) {
  const { checkpointId, compactionSequence, timestamp: timestamp2, sessionId } = checkpoint3;
  const event = `${compacted ? describeTrigger(checkpoint3) : "saved its work"}${describeFill(checkpoint3)}`;
  const who = continuing === "same" ? `This session ${event}.` : `An earlier session (${sessionId}) in this place ${event} on ${timestamp2}${continuing === "new" ? " and has ended since" : ""}.`;
  const session = continuing === "same" ? "this" : "that";
  const count3 = compactionSequence > 1 && compacted ? ` It was compaction ${compactionSequence} of ${session} session.` : "";
  const record3 = checkpointId === null ? "" : ` in .holdfast/checkpoints/${checkpointId}-checkpoint.json`;
  return `${who}${count3} Recorded from its transcript${record3}; where a summary differs, the quoted user words count.`;
}

// src/io/session-writer.ts
await init_apply_writes();
await init_state_folder();
function updateSessionState(projectDir, sessionId, change) {
  const folder = openStateFolder(projectDir, ["sessions", sessionId]);
  const done = withLock(folder, () => {
    const next = change(readSessionState(projectDir, sessionId).state);
    if (next !== null) replaceFile(folder, "state.json", serializeSessionState(next.state));
    return next === null ? null : next.answer;
  });
  return done === null ? null : done.value;
}

// src/io/git.ts
await init_read_text();
function readGitFacts(start) {
  const root = findGitRoot(start);
  if (root === null) return null;
  const gitDir = resolveGitDir(root);
  const common = readLine(`${gitDir}/commondir`);
  const commonDir = common === null ? null : resolveFrom(gitDir, common);
  const headText = readLine(`${gitDir}/HEAD`) ?? "";
  const ref = /^ref: (refs\/heads\/(\S{1,250}))$/.exec(headText);
  if (ref?.[1] === void 0 || ref[2] === void 0) {
    return { root, branch: null, head: parseHash(headText), commonDir };
  }
  const safe = !ref[1].includes("..");
  const head = safe ? parseHash(readLine(`${commonDir ?? gitDir}/${ref[1]}`)) ?? findPacked(commonDir ?? gitDir, ref[1]) : null;
  return { root, branch: ref[2], head, commonDir };
}
function resolveGitDir(root) {
  const pointer = readLine(`${root}/.git`);
  const target = pointer === null ? void 0 : /^gitdir: (.+)$/.exec(pointer)?.[1];
  return target === void 0 ? `${root}/.git` : resolveFrom(root, target);
}
function findPacked(gitDir, ref) {
  const packed = readTextFile(`${gitDir}/packed-refs`, 8 << 20);
  if ("error" in packed) return null;
  const end = packed.text.indexOf(` ${ref}
`);
  return end < 40 ? null : parseHash(packed.text.slice(packed.text.lastIndexOf("\n", end) + 1, end));
}
function readLine(path) {
  const file = readTextFile(path, 4096);
  return "error" in file ? null : file.text.split("\n")[0]?.trim() ?? null;
}
function parseHash(text2) {
  return text2 !== null && /^[0-9a-f]{40,64}$/.test(text2) ? text2 : null;
}
function resolveFrom(base, path) {
  if (/^(?:\/|[A-Za-z]:[\\/])/.test(path)) return path;
  const parts = base.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

// src/io/orchestration-file.ts
init_record();

// src/core/resumption/plain-yaml.ts
function readPlainSection(text2, name) {
  const lines = cutSection(text2, name);
  if (lines === null) return null;
  try {
    const reader = { lines, at: 0 };
    const value = readBlock(reader, lines[0]?.indent ?? 0);
    return reader.at === lines.length && !Array.isArray(value) ? value : null;
  } catch (error) {
    if (error === NOT_PLAIN) return null;
    throw error;
  }
}
var NOT_PLAIN = new Error("not plain");
var KEY2 = /^([A-Za-z_][\w./-]*):(?: +(.*))?$/;
var NUMBERLIKE = /^(?:\d[\d_.]*(?:e[-+]?\d*)?|0[xob][\da-f_]*)$/i;
var TOP_LEVEL = /^(?:#|---$|[A-Za-z_][\w./-]*:(?: |$))/;
function cutSection(text2, name) {
  const unix = text2.replaceAll("\r\n", "\n");
  if (/[^\S \n]/.test(unix)) return null;
  const lines = [];
  let found = 0;
  let inside = false;
  for (const raw of unix.split("\n")) {
    const line = raw.trimEnd();
    const content = line.trimStart();
    if (content === "" || content.startsWith("#")) continue;
    if (content.length < line.length) {
      if (inside) lines.push({ indent: line.length - content.length, text: content });
      continue;
    }
    if (!TOP_LEVEL.test(line) || line.startsWith(`${name}:`) && line !== `${name}:`) return null;
    inside = line === `${name}:`;
    if (inside) found += 1;
  }
  return found === 1 && lines.length > 0 ? lines : null;
}
function readBlock(reader, indent2) {
  const first = reader.lines[reader.at];
  return first !== void 0 && isItem(first.text) ? readList(reader, indent2) : readMapping(reader, indent2);
}
function isItem(text2) {
  return text2 === "-" || text2.startsWith("- ");
}
function readMapping(reader, indent2) {
  const record3 = {};
  const peek = () => reader.lines[reader.at];
  for (let line = peek(); line !== void 0 && line.indent >= indent2; line = peek()) {
    const match = KEY2.exec(line.text);
    const key = match?.[1];
    if (line.indent === indent2 && isItem(line.text)) return record3;
    if (line.indent !== indent2 || key === void 0 || !isFreeKey(record3, key)) throw NOT_PLAIN;
    reader.at += 1;
    record3[key] = readValue(reader, indent2, withoutComment(match?.[2] ?? ""));
  }
  return record3;
}
function isFreeKey(record3, key) {
  return key !== "__proto__" && !isWord2(key) && !Object.hasOwn(record3, key);
}
function readValue(reader, indent2, rest) {
  const next = reader.lines[reader.at];
  const isDeeper = next !== void 0 && next.indent > indent2;
  if (rest !== "" && isDeeper) throw NOT_PLAIN;
  if (rest !== "") return readScalar(rest);
  if (isDeeper) return readBlock(reader, next.indent);
  return next !== void 0 && next.indent === indent2 && isItem(next.text) ? readList(reader, indent2) : null;
}
function readList(reader, indent2) {
  const list3 = [];
  const peek = () => reader.lines[reader.at];
  for (let line = peek(); line !== void 0 && line.indent >= indent2; line = peek()) {
    if (line.indent !== indent2) throw NOT_PLAIN;
    if (!isItem(line.text)) return list3;
    const content = line.text.slice(1).trimStart();
    const next = reader.lines[reader.at + 1];
    if (content !== "" && (KEY2.test(content) || isItem(content))) {
      const inner = indent2 + line.text.length - content.length;
      reader.lines[reader.at] = { indent: inner, text: content };
      list3.push(readBlock(reader, inner));
      continue;
    }
    reader.at += 1;
    const rest = withoutComment(content);
    const isDeeper = next !== void 0 && next.indent > indent2;
    if (rest !== "" && isDeeper) throw NOT_PLAIN;
    list3.push(rest === "" ? isDeeper ? readBlock(reader, next.indent) : null : readScalar(rest));
  }
  return list3;
}
function withoutComment(text2) {
  if (text2.startsWith("#")) return "";
  if (/^["']/.test(text2)) return text2;
  const at = text2.indexOf(" #");
  return at === -1 ? text2 : text2.slice(0, at).trimEnd();
}
function isWord2(text2) {
  return /^(?:null|true|false)$/i.test(text2);
}
function readScalar(text2) {
  if (text2.startsWith('"')) {
    if (!/^"(?:[^"\\]|\\["\\/nrt])*"$/.test(text2)) throw NOT_PLAIN;
    return JSON.parse(text2);
  }
  if (text2.startsWith("'")) {
    if (!/^'(?:[^']|'')*'$/.test(text2)) throw NOT_PLAIN;
    return text2.slice(1, -1).replaceAll("''", "'");
  }
  if (text2 === "[]") return [];
  if (text2 === "{}") return {};
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text2) && text2 !== "-0") return Number(text2);
  if (text2 === "null" || text2 === "~") return null;
  if (text2 === "true" || text2 === "false") return text2 === "true";
  if (isWord2(text2) || NUMBERLIKE.test(text2) || !/^(?:[\w/(]|\.\/)/.test(text2) || /: |:$/.test(text2)) throw NOT_PLAIN;
  return text2;
}

// src/io/orchestration-file.ts
await init_read_text();
var MAX_ORCHESTRATION_BYTES = 1 << 20;
var NOT_A_MAPPING = "not a mapping";
var MAX_SECTION_CHARS = 64 << 10;
async function readResumptionSection(projectDir, file) {
  const source = readTextFile(`${projectDir}/${file}`, MAX_ORCHESTRATION_BYTES, true);
  const fail2 = (cause) => ({
    resumption: null,
    problem: { code: "orchestration-unreadable", path: file, cause }
  });
  if ("error" in source) return source.error === "ENOENT" ? { resumption: null, problem: null } : fail2(source.error);
  try {
    const resumption = readPlainSection(source.text, "resumption") ?? await parseSection(source.text);
    if (resumption === void 0 || resumption === null) return { resumption: null, problem: null };
    if (!isRecord(resumption)) return fail2("resumption is not a mapping");
    const json = JSON.stringify(resumption);
    return json.length > MAX_SECTION_CHARS ? fail2("the resumption section is over 64 KiB") : { resumption: JSON.parse(json), problem: null };
  } catch (error) {
    return fail2(errorCode(error) === NOT_A_MAPPING ? NOT_A_MAPPING : "not valid YAML");
  }
}
async function parseSection(text2) {
  const { parseYamlRecord: parseYamlRecord2 } = await Promise.resolve().then(() => (init_yaml_file(), yaml_file_exports));
  return parseYamlRecord2(text2).resumption;
}

// src/core/context/fill.ts
function estimateFill(tokens2, point, thresholds) {
  const { inputTokens, pendingTokens } = tokens2;
  const fill = (inputTokens + pendingTokens) / point.tokens;
  return { fill, inputTokens, pendingTokens, tier: classifyTier(fill, thresholds), point };
}

// src/core/context/usage.ts
init_record();
function isIncoming(row, content, { promptId, toolUseId }) {
  if (toolUseId)
    return Array.isArray(content) && content.some((block) => isRecord(block) && block.tool_use_id === toolUseId);
  return Boolean(promptId) && row.promptId === promptId;
}
function createUsageScan(incoming = {}) {
  let pendingChars = 0;
  let pendingImages = 0;
  let incomingSeen = false;
  let reading = null;
  const seen = /* @__PURE__ */ new Set();
  const isRepeated = (row) => {
    const uuid = stringOf(row.uuid);
    if (uuid === null) return false;
    return seen.has(uuid) || !seen.add(uuid);
  };
  const addContent = (content) => {
    const size = measureContent(content);
    pendingChars += size.chars;
    pendingImages += size.images;
  };
  const visit4 = (line) => {
    const row = parseJsonRecord(line);
    if (row === null || row.isSidechain === true || isRepeated(row)) return false;
    if (row.type === "assistant") {
      const usage = parseAnswerUsage(row);
      if (usage === null) return false;
      const { inputTokens, outputTokens, model } = usage;
      const pendingTokens = outputTokens + Math.ceil(pendingChars / 4) + pendingImages * IMAGE_TOKENS;
      reading = { usage: { inputTokens, pendingTokens, model, incomingSeen, answeredAt: stringOf(row.timestamp) } };
      return true;
    }
    if (row.type === "user" && isRecord(row.message)) {
      if (isIncoming(row, row.message.content, incoming)) incomingSeen = true;
      addContent(row.message.content);
    } else if (row.type === "attachment") {
      addContent(row.rendered);
    } else if (row.subtype === "compact_boundary" && row.type === "system") {
      reading = { boundary: true };
    }
    return reading !== null;
  };
  return { visit: visit4, result: () => reading };
}

// src/steps/measure-context.ts
var NOTHING = { estimate: null, model: null, problem: null };
function measureContext(projectDir, config2, session) {
  const { transcriptPath, incoming, relay = null } = session;
  if (transcriptPath === null) return NOTHING;
  const scan = createUsageScan(incoming);
  const end = walkTranscript(transcriptPath, (line) => scan.visit(line.read()));
  const reading = scan.result();
  if (reading !== null && "boundary" in reading) return NOTHING;
  const usage = reconcileUsage(reading?.usage ?? null, relay, readClock());
  if (usage === null) return describeAbsence(transcriptPath, end);
  const point = findPoint(projectDir, config2, usage.model, relay, usage.inputTokens);
  const incomingTokens = incoming === void 0 || usage.incomingSeen ? 0 : incoming.tokens;
  const tokens2 = { inputTokens: usage.inputTokens, pendingTokens: usage.pendingTokens + incomingTokens };
  const thresholds = selectThresholds(config2, point.tokens);
  return { estimate: estimateFill(tokens2, point, thresholds), model: usage.model, problem: null };
}
function describeAbsence(path, end) {
  const cause = typeof end === "object" ? end.error : end;
  if (cause === "ENOENT" || cause === "start of file") return NOTHING;
  const code = typeof end === "object" ? "transcript-unreadable" : "transcript-no-usage";
  return { ...NOTHING, problem: { code, path, cause } };
}

// src/core/work-state/collect.ts
init_record();

// src/core/work-state/dialogue.ts
init_record();

// src/core/work-state/reported.ts
function findWrittenDecisions(text2) {
  const found = text2.matchAll(/^[ \t]*(?:[-*][ \t]+)?(?:\*\*)?Decision:(?:\*\*)?[ \t]+(\S[^\n]{0,500})/gm);
  return [...found].map((match) => excerptLine(match[1] ?? "", LIMITS.statementChars));
}
var REPORTED = /^(?:(?:\u2705|\u2714\ufe0f?|\u2611)\s*|(?:all )?(?:done|finished|completed)\s?[:.!\u2014-]\s*\S|(?:ok(?:ay)?,? )?i(?:'ve| have)? (?:now |just |successfully |also )*(?:finished|completed|implemented|added|fixed|created|updated|removed|refactored|migrated|replaced|wired|written|wrote|renamed|moved|extracted|set up)\s)|^[^?]{3,160}\b(?:is|are) (?:now )(?:done|complete|completed|finished|implemented|fixed|in place|working|passing|merged)\b/i;
var MAY_REPORT2 = /[\u2705\u2714\u2611]|[Dd]one|[Ff]inish|[Cc]omplet|\bnow\b|\bI(?:'ve|\u2019ve| have)? (?:now |just |success|also |finish|complet|implement|add|fix|creat|updat|remov|refactor|migrat|replac|wired|writ|wrote|renam|mov|extract|set up)/;
var MAX_REPORTED = 6;
function findReported(text2) {
  if (!MAY_REPORT2.test(text2)) return [];
  return splitSentences(text2.replace(/\u2019/g, "'")).filter(
    (sentence) => REPORTED.test(sentence) && !/\b(?:not|once|when|if|until|after|before|should|would|could|almost)\b|n't\b|\?$/i.test(sentence)
  ).slice(0, MAX_REPORTED).map((sentence) => excerptLine(sentence, 200));
}
function findCommitMessage(command) {
  if (!/\bgit(?:\s+-\S{1,60}(?:\s+[^-\s]\S{0,200})?){0,4}\s+commit\b/.test(command)) return null;
  const quoted = /\s-(?:[a-z]*m|-message)[= ]?\s*(?:"((?:[^"\\]|\\.){1,2000})"|'([^']{1,2000})')/.exec(command);
  const here = /<<-?\s*['"]?EOF['"]?\n([^\n]{1,400})/.exec(command);
  const message = here?.[1] ?? quoted?.[1] ?? quoted?.[2];
  const subject = message?.split(/\n|\\n/).find((line) => line.trim() !== "");
  return subject === void 0 || subject.startsWith("$(") ? null : excerptLine(subject, 200);
}

// src/core/work-state/dialogue.ts
function createDialogue() {
  let intent = EMPTY_WORK_STATE;
  let question = null;
  let lastAnswer = null;
  let lastSaid = "";
  const tasks = /* @__PURE__ */ new Map();
  let hasTaskTool = false;
  const ask = (text2, callId) => {
    question = text2 === null ? null : { text: text2, callId };
  };
  const setPlan = (text2, planStatus) => {
    const plan = excerpt(text2 ?? "", LIMITS.planChars);
    intent = { ...intent, plan: plan === "" ? intent.plan : plan, planStatus };
  };
  const addUser = (words) => {
    if (question !== null && isReply(question.text, words)) {
      intent = addDecision(intent, describeReply(question.text, words));
    }
    intent = followWords(intent, words, () => splitSentences(lastSaid).at(-1) ?? "");
    question = null;
    lastAnswer = null;
  };
  const addAnswer = ({ text: text2, tools, endsTurn }) => {
    for (const decision of findWrittenDecisions(text2)) intent = addDecision(intent, decision);
    if (text2.trim() !== "") readText(text2, endsTurn);
    for (const tool of tools) addCall(tool);
  };
  const readText = (text2, endsTurn) => {
    const asked = endsTurn === false ? null : findClosingQuestion(text2);
    if (endsTurn === null || endsTurn && asked !== null) ask(asked, null);
    lastSaid = text2;
    lastAnswer = endsTurn === true ? excerpt(text2, LIMITS.outcomeChars) : null;
    for (const done of findReported(text2)) intent = finish(intent, done, "model");
    if (!hasTaskTool) intent = replaceTodos(intent, followSteps(intent.todos, text2));
  };
  const addCall = (tool) => {
    lastAnswer = null;
    const asked = describeAsked(tool);
    if (asked !== null || question?.callId === null) ask(asked, tool.id);
    if (tool.name === "ExitPlanMode") setPlan(stringOf(tool.input.plan), "proposed");
  };
  const addResult = (call, result) => {
    for (const answer of findAnswers(result)) intent = addDecision(intent, answer);
    if (question?.callId === result.id && !isUnanswered(result)) question = null;
    if (call.name === "ExitPlanMode") setPlan(null, result.isError ? "rejected" : "approved");
    const words = findRefusalWords(result);
    if (words !== null) addUser(words);
    if (call.name === "TaskCreate" || call.name === "TaskUpdate") trackTask(call, result);
    if (call.name === "TodoWrite" && !result.isError) setTodos(parseTodos(call.input.todos));
  };
  const setTodos = (todos) => {
    hasTaskTool = true;
    intent = replaceTodos(intent, todos.slice(0, LIMITS.todos));
  };
  const trackTask = (call, result) => {
    const todo = findTaskChange(call, result, tasks);
    if (todo === null) return;
    tasks.set(todo.id ?? "", todo);
    setTodos([...tasks.values()]);
  };
  return {
    addUser,
    addAnswer,
    addResult,
    setPlan,
    setGoal: (goal) => {
      intent = { ...intent, goal: excerpt(goal, LIMITS.goalChars), goalStated: true };
    },
    finish: (what, evidence) => {
      intent = finish(intent, what, evidence);
    },
    // A presented plan is the answer; what stood before it is not.
    result: () => ({ ...intent, pendingQuestion: question?.text ?? null, lastAnswer })
  };
}
function followSteps(steps, text2) {
  const written = findPlanSteps(text2);
  if (written.length > 0) return written.slice(0, LIMITS.todos);
  const done = new Set(findDoneSteps(text2));
  return done.size === 0 ? steps : steps.map((step, index) => done.has(index + 1) ? { ...step, status: "completed" } : step);
}

// src/core/work-state/file-log.ts
var REMEMBERED_FILES = LIMITS.files * 8;
function createFileLog(relativize2) {
  const files = /* @__PURE__ */ new Map();
  const touch = (what, path) => {
    if (typeof path !== "string" || path === "") return;
    const name = excerptLine(relativize2(path), 300);
    const counts = files.get(name) ?? { edits: 0, reads: 0 };
    files.delete(name);
    files.set(name, { ...counts, [what]: counts[what] + 1 });
    if (files.size > REMEMBERED_FILES) files.delete(files.keys().next().value ?? "");
  };
  const result = () => {
    const newestFirst = [...files].reverse();
    const pick8 = (what) => newestFirst.filter(([, counts]) => counts[what] > 0).map(([path]) => path).slice(0, LIMITS.files);
    const [filesModified, filesRead] = [pick8("edits"), pick8("reads")];
    const kept = /* @__PURE__ */ new Set([...filesModified, ...filesRead]);
    const touches = newestFirst.flatMap(([path, counts]) => kept.has(path) ? [{ path, ...counts }] : []);
    return { filesModified, filesRead, touches };
  };
  return { touch, result };
}

// src/core/work-state/run-log.ts
init_record();
var RUNNING = "running in the background";
function isCommand({ name }) {
  return name === "Bash" || name === "PowerShell";
}
function createRunLog() {
  let commands = [];
  const agents = [];
  const background = /* @__PURE__ */ new Map();
  let failedTests = [];
  const addCommand = (call, outcome, output) => {
    const command = commandOf(call);
    const others = commands.filter((item) => item.command !== command || item.outcome !== RUNNING);
    commands = [...others, { command, outcome }];
    if (commands.length > LIMITS.commands * 3) commands = trimCommands(commands, LIMITS.commands);
    failedTests = failedTests.filter((test) => test.command !== command);
    if (outcome.startsWith("failed")) failedTests.push(...findFailedTests(command, output));
    failedTests = failedTests.slice(-LIMITS.failingTests * 4);
  };
  const addAgent = (call, outcome) => {
    const description = excerptLine(stringOf(call.input.description) ?? stringOf(call.input.prompt) ?? "agent", 120);
    const running = agents.findIndex((item) => item.description === description && item.outcome === RUNNING);
    if (running !== -1) agents.splice(running, 1);
    agents.push({ description, outcome: excerptEnds(findConclusion(outcome), LIMITS.reportChars) });
    if (agents.length > LIMITS.agents) agents.shift();
  };
  const addResult = (call, result2) => {
    const none = findNoOutcome(result2.text);
    if (none === RUNNING) background.set(call.id, call);
    if (!isCommand(call)) {
      addAgent(call, none ?? result2.text);
      return none ?? "ok";
    }
    const outcome = describeOutcome(result2, commandOf(call));
    addCommand(call, outcome, result2.text);
    return outcome;
  };
  const addReport = ({ callId, status, summary, result: result2 }) => {
    const call = background.get(callId);
    if (call === void 0) return;
    if (isCommand(call)) addCommand(call, describeReport(status, summary), "");
    else addAgent(call, result2 || summary || status);
  };
  const result = (unanswered) => {
    const attempts = unanswered.filter(isCommand).map((call) => ({ command: commandOf(call), outcome: NO_RESULT }));
    return {
      commands: trimCommands([...commands, ...attempts], LIMITS.commands),
      failing: findFailing(commands),
      failingTests: keepFailing(failedTests, commands).slice(-LIMITS.failingTests),
      agents
    };
  };
  return { addResult, addReport, result };
}
function findConclusion(report2) {
  const heading = /(?:^|\n)[#>*_ \t-]{0,6}(?:results?|summary|conclusions?|answer|findings?|tl;?dr|verdict|outcome|bottom line)\b[*_ \t]{0,4}(?::|\n)/i.exec(
    report2
  );
  return heading === null ? report2 : report2.slice(heading.index);
}
function commandOf(call) {
  return excerptLine(stringOf(call.input.command) ?? "", LIMITS.commandChars);
}

// src/core/work-state/collect.ts
var REMEMBERED_ROWS = 2e4;
var OPEN_CALLS = 500;
function createWorkStateCollector(relativize2) {
  const seen = /* @__PURE__ */ new Set();
  const calls = /* @__PURE__ */ new Map();
  const dialogue = createDialogue();
  const files = createFileLog(relativize2);
  const runs = createRunLog();
  const skills = /* @__PURE__ */ new Set();
  const instructions = /* @__PURE__ */ new Set();
  let planMode = false;
  let planFile = null;
  let answers = 0;
  const addCall = (call) => {
    calls.set(call.id, call);
    if (calls.size > OPEN_CALLS) calls.delete(calls.keys().next().value ?? "");
    if (call.name === "Skill") noteLoaded([stringOf(call.input.skill) ?? ""], []);
  };
  const noteLoaded = (names, paths) => {
    for (const name of names) if (name !== "" && skills.size < LIMITS.loaded) skills.add(excerptLine(name, 100));
    for (const path of paths)
      if (instructions.size < LIMITS.loaded) instructions.add(excerptLine(relativize2(path), 300));
  };
  const addResult = (result2) => {
    const call = calls.get(result2.id);
    if (call === void 0) return;
    calls.delete(result2.id);
    dialogue.addResult(call, result2);
    if (isCommand(call)) {
      const commit = runs.addResult(call, result2) === "ok" ? findCommitMessage(stringOf(call.input.command) ?? "") : null;
      if (commit !== null) dialogue.finish(commit, "commit");
    } else if (call.name === "Agent" || call.name === "Task") runs.addResult(call, result2);
    else if (!result2.isError) addTouch(call);
  };
  const addTouch = ({ name, input }) => {
    const path = input.file_path ?? input.notebook_path;
    if (name === "Read") files.touch("reads", path);
    else if (name === "Write" && isPlanFile(path)) dialogue.setPlan(stringOf(input.content), "noted");
    else if (["Write", "Edit", "MultiEdit", "NotebookEdit"].includes(name)) files.touch("edits", path);
  };
  const isPlanFile = (path) => typeof path === "string" && (path === planFile || /[/\\]\.claude[/\\]plans[/\\][^/\\]+\.md$/.test(path));
  const add = (row) => {
    const { uuid } = row;
    if (uuid !== null && seen.has(uuid)) return;
    if (uuid !== null) seen.add(uuid);
    if (seen.size > REMEMBERED_ROWS) seen.clear();
    switch (row.kind) {
      case "user":
        return dialogue.addUser(row.text);
      case "assistant":
        answers += 1;
        row.tools.forEach(addCall);
        return dialogue.addAnswer(row);
      case "results":
        return row.results.forEach(addResult);
      case "report":
        return runs.addReport(row);
      case "loaded":
        return noteLoaded(row.skills, row.instructions);
      case "goal":
        return row.condition === null ? void 0 : dialogue.setGoal(row.condition);
      case "plan-mode":
        planMode = row.isOn;
        planFile = row.file ?? planFile;
    }
  };
  const result = () => ({
    ...EMPTY_WORK_STATE,
    ...dialogue.result(),
    ...files.result(),
    ...runs.result([...calls.values()]),
    planMode,
    skills: [...skills],
    instructions: [...instructions],
    answers
  });
  return { add, result };
}

// src/core/work-state/row.ts
init_record();

// src/core/work-state/notice.ts
init_record();
function parseNotice(attachment) {
  switch (attachment.type) {
    case "plan_mode":
    case "plan_mode_reentry":
      return attachment.isSubAgent === true ? null : { kind: "plan-mode", isOn: true, file: stringOf(attachment.planFilePath) };
    case "plan_mode_exit":
      return { kind: "plan-mode", isOn: false, file: stringOf(attachment.planFilePath) };
    case "goal_status": {
      const isOver = attachment.met === true || attachment.failed === true;
      return { kind: "goal", condition: isOver ? null : stringOf(attachment.condition) };
    }
    case "nested_memory": {
      const path = stringOf(attachment.path) ?? stringOf(attachment.displayPath);
      return path === null ? null : { kind: "loaded", skills: [], instructions: [path] };
    }
    case "invoked_skills": {
      const skills = Array.isArray(attachment.skills) ? attachment.skills.filter(isRecord) : [];
      const names = skills.flatMap((skill) => stringOf(skill.name) ?? []);
      return names.length === 0 ? null : { kind: "loaded", skills: names, instructions: [] };
    }
    default:
      return null;
  }
}

// src/core/work-state/row.ts
var LONG_RESULT_BYTES = 1500;
var LONGEST_FAILURE_BYTES = 96 << 10;
function parseLine(line) {
  if (line.head.includes('"isSidechain":true')) return null;
  if (line.isWhole && line.bytes > LONG_RESULT_BYTES && /"type":"user","message":\{"role":"user","content":\[\{/.test(line.head)) {
    const id = /"tool_use_id":"([\w-]{1,200})"/.exec(line.head)?.[1];
    if (id !== void 0 && (line.bytes > LONGEST_FAILURE_BYTES || isPlainSuccess(line))) {
      return { kind: "results", uuid: null, results: [{ id, isError: false, text: "" }] };
    }
  }
  return parseRow(line.read());
}
var LASTING_CALL = /"name":"(?:Edit|Write|NotebookEdit|TaskCreate|TaskUpdate|TodoWrite|ExitPlanMode|Agent|Task|Skill|AskUserQuestion)"/;
var CALL_BYTES = 1e3;
var SHORT_RESULT_BYTES = 800;
function parseDistantLine(line) {
  if (line.head.includes('"role":"assistant"')) {
    return LASTING_CALL.test(line.start(CALL_BYTES)) ? parseRow(line.read()) : null;
  }
  const id = line.head.includes('"type":"tool_result"') ? /"tool_use_id":"([\w-]{1,200})"/.exec(line.head)?.[1] : void 0;
  if (id === void 0 || line.bytes < SHORT_RESULT_BYTES) return parseLine(line);
  return { kind: "results", uuid: null, results: [{ id, isError: line.count('"is_error":true') > 0, text: "" }] };
}
var FAILURE_MARKS = /(?:\\n|")(?:FAIL|# fail [1-9]|\w{0,40}(?:Error|Exception): |error: |panic: |fatal: )|[1-9] (?:failed|failing|failures?|errors?)\b|not ok \d|error TS\d|error\[E\d|npm (?:ERR!|error)|panicked at|FAILED/;
var ENDING_BYTES = 3e3;
function isPlainSuccess(line) {
  if (line.count('"is_error":true') > 0 || line.count('"agentId":"') > 0) return false;
  if (line.count('"toolUseResult":{"stdout":') > 0) {
    if (FAILURE_MARKS.test(line.tail(ENDING_BYTES))) return false;
  } else if (line.count("answered: ") > 0) return false;
  return line.count('"tool_use_id":"') === 1;
}
function parseRow(line) {
  const row = parseJsonRecord(line);
  if (row === null || row.isSidechain === true) return null;
  const uuid = stringOf(row.uuid);
  if (row.type === "system") return row.subtype === "compact_boundary" ? { kind: "boundary", uuid } : null;
  if (row.type === "attachment") return parseAttachment(row.attachment, uuid);
  if (!isRecord(row.message)) return null;
  if (row.type === "assistant") return parseAssistant(row, row.message, uuid);
  if (row.type === "user") return parseUser(row, row.message, uuid);
  return null;
}
function parseAttachment(attachment, uuid) {
  if (!isRecord(attachment)) return null;
  if (attachment.type === "queued_command") {
    return attachment.isMeta === true ? null : parseWords(textOf(attachment.prompt), uuid);
  }
  const notice = parseNotice(attachment);
  return notice === null ? null : { uuid, ...notice };
}
function parseWords(text2, uuid) {
  const notification = parseNotification(text2);
  if (notification !== null) return { kind: "report", uuid, ...notification };
  const words = parseUserWords(text2);
  return words === null ? null : { kind: "user", uuid, text: words };
}
function parseAssistant(row, message, uuid) {
  if (message.model === "<synthetic>" || row.isApiErrorMessage === true) return null;
  const tools = [];
  const texts = [];
  for (const block of blocksOf2(message.content)) {
    if (typeof block.text === "string") texts.push(block.text);
    if (block.type === "tool_use" && typeof block.id === "string" && typeof block.name === "string") {
      tools.push({ id: block.id, name: block.name, input: isRecord(block.input) ? block.input : {} });
    }
  }
  const stop = stringOf(message.stop_reason);
  const endsTurn = stop === null ? null : stop === "end_turn" || stop === "stop_sequence";
  return { kind: "assistant", uuid, text: texts.join("\n"), tools, endsTurn };
}
function parseUser(row, message, uuid) {
  const blocks = blocksOf2(message.content);
  const results = blocks.flatMap(
    (block) => block.type === "tool_result" && typeof block.tool_use_id === "string" ? [{ id: block.tool_use_id, isError: block.is_error === true, text: readReport(row) ?? textOf(block.content) }] : []
  );
  if (results.length > 0) return { kind: "results", uuid, results };
  if (row.isMeta === true || row.isCompactSummary === true || row.isVisibleInTranscriptOnly === true) return null;
  return parseWords(blocks.map((block) => stringOf(block.text) ?? "").join("\n"), uuid);
}
function readReport(row) {
  const result = row.toolUseResult;
  if (!isRecord(result) || typeof result.agentId !== "string") return null;
  return textOf(result.content) || null;
}
function blocksOf2(content) {
  if (typeof content === "string") return [{ type: "text", text: content }];
  return Array.isArray(content) ? content.filter(isRecord) : [];
}
function textOf(content) {
  return blocksOf2(content).map((block) => stringOf(block.text) ?? "").join("\n");
}

// src/steps/read-work-state.ts
var NEAR_BYTES = 4 << 20;
var MAX_WORK_BYTES = 8 << 20;
function readWorkState(projectDir, transcriptPath) {
  if (transcriptPath === null) return { workState: EMPTY_WORK_STATE, boundaryUuid: null, problem: null };
  const rows = [];
  let boundaryUuid = null;
  let bytes = 0;
  const end = walkTranscript(
    transcriptPath,
    (line) => {
      bytes += line.bytes;
      const row = bytes > NEAR_BYTES ? parseDistantLine(line) : parseLine(line);
      if (row?.kind === "boundary") {
        boundaryUuid = row.uuid;
        return true;
      }
      if (row !== null) rows.push(row);
      return false;
    },
    MAX_WORK_BYTES
  );
  const collector = createWorkStateCollector((path) => relativize(projectDir, path));
  for (const row of rows.reverse()) collector.add(row);
  const failed = typeof end === "object" && end.error !== "ENOENT";
  const problem = failed ? { code: "transcript-unreadable", path: transcriptPath, cause: end.error } : null;
  return { workState: collector.result(), boundaryUuid, problem };
}
function relativize(projectDir, path) {
  return path.startsWith(`${projectDir}/`) ? path.slice(projectDir.length + 1) : path;
}

// src/steps/take-checkpoint.ts
async function takeSnapshot(projectDir, config2, session, state) {
  const { transcriptPath } = session;
  const measured = measureContext(projectDir, config2, { ...session, relay: state.relay });
  const work = readWorkState(projectDir, transcriptPath);
  const orchestration = await readResumptionSection(projectDir, config2["resumption.orchestration_file"]);
  const workState2 = redactData(work.workState);
  const git = readGitFacts(session.cwd ?? projectDir) ?? readGitFacts(projectDir);
  const last = state.lastCheckpoint === null ? null : readCheckpoint(projectDir, state.lastCheckpoint);
  const previous = last !== null && "checkpoint" in last ? last.checkpoint : null;
  const problems = [
    measured.problem,
    work.problem,
    orchestration.problem,
    last !== null && "problem" in last ? last.problem : null
  ];
  return {
    sessionId: session.sessionId,
    estimate: measured.estimate,
    workState: previous === null ? workState2 : mergeWorkState(previous.workState, workState2),
    resumptionState: redactData(orchestration.resumption),
    sessionInfo: {
      projectId: projectDir.slice(Math.max(projectDir.lastIndexOf("/"), projectDir.lastIndexOf("\\")) + 1),
      branch: git?.branch ? redactText(git.branch) : null,
      head: git?.head ?? null,
      workingDirectory: session.cwd ?? projectDir,
      transcriptPath,
      boundaryUuid: work.boundaryUuid,
      model: measured.model
    },
    previous,
    problems: dedupe(problems.filter((problem) => problem !== null))
  };
}
function saveSnapshot(projectDir, snapshot, trigger) {
  const { previous, sessionId } = snapshot;
  const timestamp2 = readClock().toISOString();
  const saved = saveCheckpoint(
    projectDir,
    createCheckpointDraft({
      ...snapshot,
      trigger,
      timestamp: timestamp2,
      sequence: countCompactions(snapshot),
      previous: previous?.checkpointId ?? null
    })
  );
  if (previous?.trigger === "threshold" && previous.checkpointId !== saved.checkpointId) {
    acknowledgeCheckpoint(projectDir, previous.checkpointId, {
      acknowledgedAt: timestamp2,
      sessionId,
      channel: saved.checkpointId
    });
  }
  return saved;
}
function countCompactions({ previous, sessionInfo: sessionInfo2 }) {
  if (previous === null) return 1;
  const isNext = previous.sessionInfo.boundaryUuid !== sessionInfo2.boundaryUuid;
  return Math.max(1, previous.compactionSequence + (isNext ? 1 : 0));
}
function dedupe(problems) {
  const seen = /* @__PURE__ */ new Set();
  return problems.filter((problem) => {
    const key = `${problem.code} ${problem.path}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

// src/cli/checkpoint.ts
function listAll(dir, asJson) {
  const root = findRoot(dir);
  if (root === null) return;
  const { ids, acknowledged } = listCheckpoints(root);
  const read2 = ids.map((id) => ({ id, told: acknowledged.has(id), ...readCheckpoint(root, id) }));
  if (asJson) {
    const rows = read2.map(
      (row) => "checkpoint" in row ? { ...summarize2(row.checkpoint), acknowledged: row.told } : { checkpoint_id: row.id, problem: describeProblem(row.problem) }
    );
    return print(JSON.stringify(rows, null, 2));
  }
  if (read2.length === 0)
    return print("No checkpoints yet: one is written before each compaction, or by holdfast checkpoint create");
  for (const row of read2) {
    if ("problem" in row) print(`${row.id}  ${cleanText(describeProblem(row.problem))}`);
    else print(describeRow(row.checkpoint, row.told));
  }
}
function showCheckpoint(dir, id, asJson) {
  const root = findRoot(dir);
  if (root === null) return;
  const found = readCheckpoint(root, id);
  if ("problem" in found)
    return fail(`${cleanText(describeProblem(found.problem))}. holdfast checkpoint list shows what there is`);
  if (asJson) return print(serializeCheckpoint(found.checkpoint).trimEnd());
  print(describeRow(found.checkpoint, listCheckpoints(root).acknowledged.has(id)));
  print(renderResumptionContext(found.checkpoint, { continuing: "same", compacted: false }));
}
async function createCheckpoint(dir, sessionId, asJson) {
  const root = findRoot(dir);
  if (root === null) return;
  if (sessionId !== null && !isSafeName(sessionId)) return fail(`"${cleanText(sessionId)}" is not a session id`, 2);
  const session = sessionId ?? findNewestSession(root);
  if (session === null) return fail("No session has run here with holdfast yet, so there is nothing to save");
  const { state } = readSessionState(root, session);
  const { config: config2 } = await readConfig(root);
  const snapshot = await takeSnapshot(
    root,
    applyCriticality(root, config2, state),
    { sessionId: session, transcriptPath: state.transcriptPath, cwd: root },
    state
  );
  const checkpoint3 = saveSnapshot(root, snapshot, "request");
  const { checkpointId } = checkpoint3;
  appendEvents(root, session, [{ event: "checkpoint_created", checkpoint_id: checkpointId, trigger: "request" }]);
  updateSessionState(root, session, (now) => ({ state: { ...now, lastCheckpoint: checkpointId }, answer: true }));
  if (asJson) print(JSON.stringify(summarize2(checkpoint3), null, 2));
  else print(`${checkpointId} saved: .holdfast/checkpoints/${checkpointId}-checkpoint.json (session ${session})`);
  for (const problem of snapshot.problems) fail(cleanText(describeProblem(problem)));
}
function findRoot(dir) {
  const root = findFolder(dir);
  if (root === null) fail(`"${cleanText(dir)}" is not a folder; name the repository with --dir`, 2);
  return root;
}
function summarize2({ checkpointId, timestamp: timestamp2, sessionId, trigger, contextState: contextState2, sessionInfo: sessionInfo2 }) {
  return {
    checkpoint_id: checkpointId,
    timestamp: timestamp2,
    session_id: sessionId,
    trigger,
    fill_percentage: contextState2.fillPercentage,
    branch: sessionInfo2.branch
  };
}
function describeRow(checkpoint3, told) {
  const { checkpointId, timestamp: timestamp2, trigger, contextState: contextState2, sessionInfo: sessionInfo2, sessionId, workState: workState2 } = checkpoint3;
  const fill = contextState2.fillPercentage === null ? "" : formatPercentage(contextState2.fillPercentage);
  const words = excerptLine(workState2.lastUserMessages.at(-1) ?? "", 60);
  const parts = [
    checkpointId,
    timestamp2,
    trigger,
    fill,
    sessionInfo2.branch ?? "",
    sessionId.slice(0, 8),
    told ? "told" : "not told yet"
  ];
  return cleanText([...parts.filter((part) => part !== ""), words].join("  "));
}

// src/core/checkpoint/compare.ts
init_record();
var TOLD = /* @__PURE__ */ new Set([
  "work_state.goal",
  "work_state.last_user_messages",
  "work_state.todos",
  "work_state.decisions",
  "work_state.files_modified",
  "work_state.failing",
  "work_state.pending_question",
  "context_state.fill_percentage",
  "session_info.branch",
  "session_info.head"
]);
var SECTIONS = ["context_state", "resumption_state", "work_state", "session_info"];
function compareCheckpoints(first, second) {
  const [a, b] = [first, second].map((checkpoint3) => parseJsonRecord(serializeCheckpoint(checkpoint3)) ?? {});
  const [was, is] = [first.workState, second.workState];
  return {
    goal: compareValues(was.goal, is.goal),
    newerMessages: findNewer(was.lastUserMessages, is.lastUserMessages),
    tasks: compareTasks(was.todos, is.todos),
    decisionsAdded: without(is.decisions, was.decisions),
    filesNewlyModified: without(is.filesModified, was.filesModified),
    failures: compareFailures(first, second),
    question: compareQuestions(was.pendingQuestion, is.pendingQuestion),
    fill: compareValues(first.contextState.fillPercentage, second.contextState.fillPercentage),
    branch: compareValues(first.sessionInfo.branch, second.sessionInfo.branch),
    head: compareValues(first.sessionInfo.head, second.sessionInfo.head),
    other: Object.fromEntries(SECTIONS.flatMap((section) => compareSection(section, a[section], b[section])))
  };
}
function compareSection(section, first, second) {
  const [a, b] = [isRecord(first) ? first : {}, isRecord(second) ? second : {}];
  const names = [.../* @__PURE__ */ new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !TOLD.has(`${section}.${name}`));
  return names.flatMap((name) => {
    const change = compareAnything(a[name] ?? null, b[name] ?? null);
    return change === null ? [] : [[`${section}.${name}`, change]];
  });
}
function compareAnything(a, b) {
  if (!Array.isArray(a) && !Array.isArray(b)) return compareValues(a, b);
  const [from, to] = [Array.isArray(a) ? a : [], Array.isArray(b) ? b : []];
  const change = { added: without(to, from), removed: without(from, to) };
  return change.added.length + change.removed.length === 0 ? null : change;
}
function compareValues(from, to) {
  return JSON.stringify(from) === JSON.stringify(to) ? null : { from, to };
}
function without(items, known2) {
  const left = /* @__PURE__ */ new Map();
  for (const item of known2) left.set(JSON.stringify(item), (left.get(JSON.stringify(item)) ?? 0) + 1);
  return items.filter((item) => {
    const key = JSON.stringify(item);
    const count3 = left.get(key) ?? 0;
    left.set(key, count3 - 1);
    return count3 <= 0;
  });
}
function findNewer(first, second) {
  for (let shared = Math.min(first.length, second.length); shared > 0; shared -= 1) {
    const tail = first.slice(-shared);
    if (tail.every((text2, index) => text2 === second[index])) return second.slice(shared);
  }
  return without(second, first);
}
function compareTasks(was, is) {
  const isDone = ({ status }) => status === "completed";
  const open2 = (tasks) => tasks.filter((task) => !isDone(task)).map(({ task }) => task);
  const done = (tasks) => tasks.filter(isDone).map(({ task }) => task);
  return {
    opened: without(open2(is), open2(was)),
    closed: without(done(is), done(was)),
    gone: without(open2(was), [...open2(is), ...done(is)])
  };
}
function compareFailures(first, second) {
  const [was, is] = [first.workState, second.workState];
  const findOutcome = (failure) => {
    const failed = was.commands.find(({ command, outcome }) => failure === `${command}: ${outcome}`);
    return is.commands.findLast(({ command, outcome }) => command === failed?.command && isEnd(outcome))?.outcome ?? null;
  };
  const over = without(was.failing, is.failing).map((failure) => ({ failure, outcome: findOutcome(failure) }));
  return {
    new: without(is.failing, was.failing),
    fixed: over.filter(({ outcome }) => outcome === "ok").map(({ failure }) => failure),
    unknown: over.filter(({ outcome }) => outcome === null).map(({ failure }) => failure)
  };
}
function isEnd(outcome) {
  return outcome === "ok" || outcome.startsWith("failed");
}
function compareQuestions(was, is) {
  if (was === is) return { asked: null, answered: null, open: is };
  return { asked: is, answered: was, open: null };
}

// src/cli/checkpoint-diff.ts
init_record();
function showDifference(dir, ids, { session, json }) {
  const root = findFolder(dir);
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository with --dir`, 2);
  if (session !== void 0 && ids.length > 0) return fail("Name checkpoints or a session, not both", 2);
  const pair = ids.length === 0 ? findNewestPair(root, session ?? null) : readPair(root, ids);
  if (typeof pair === "string") return fail(cleanText(pair));
  const [first, second] = pair;
  const comparison = compareCheckpoints(first, second);
  print(json === true ? serializeComparison(first, second, comparison) : describeComparison(first, second, comparison));
}
function findNewestPair(root, sessionId) {
  let session = sessionId;
  let newer = null;
  for (const id of [...listCheckpoints(root).ids].reverse()) {
    const found = readCheckpoint(root, id);
    if ("problem" in found) continue;
    session ??= found.checkpoint.sessionId;
    if (found.checkpoint.sessionId !== session) continue;
    if (newer !== null) return [found.checkpoint, newer];
    newer = found.checkpoint;
  }
  if (newer === null) return session === null ? "No checkpoints yet" : `No checkpoints of session "${session}"`;
  return `Only one checkpoint of session ${session}: ${newer.checkpointId}; holdfast checkpoint list shows what there is`;
}
function readPair(root, ids) {
  const [first = "", second] = ids;
  const b = readCheckpoint(root, second ?? first);
  if ("problem" in b) return describeProblem(b.problem);
  const before = second === void 0 ? b.checkpoint.previous : first;
  if (before === null) return `${b.checkpoint.checkpointId} is the first of its session; name two to compare`;
  const a = readCheckpoint(root, before);
  return "problem" in a ? describeProblem(a.problem) : [a.checkpoint, b.checkpoint];
}
function serializeComparison(first, second, comparison) {
  const { newerMessages, decisionsAdded, filesNewlyModified, question, ...rest } = comparison;
  const name = ({ checkpointId, timestamp: timestamp2, sessionId }) => ({
    checkpoint_id: checkpointId,
    timestamp: timestamp2,
    session_id: sessionId
  });
  const wire = {
    from: name(first),
    to: name(second),
    goal: rest.goal,
    newer_messages: newerMessages,
    tasks: rest.tasks,
    decisions_added: decisionsAdded,
    files_newly_modified: filesNewlyModified,
    failures: rest.failures,
    pending_question: question,
    fill: rest.fill,
    branch: rest.branch,
    head: rest.head,
    other: rest.other
  };
  return JSON.stringify(wire, null, 2);
}
var MAX_CHARS = 300;
var MAX_ITEMS = 20;
function describeComparison(first, second, comparison) {
  const { goal, tasks, failures, question, fill, branch, head, other } = comparison;
  const name = ({ checkpointId, timestamp: timestamp2 }) => `${checkpointId} (${timestamp2})`;
  const sessions = first.sessionId === second.sessionId ? "" : "; of different sessions";
  const lines = [
    ...describeChange("goal", goal),
    ...describeItems("the user said", comparison.newerMessages),
    ...describeItems("question asked, not answered yet", listOne(question.asked)),
    ...describeItems("question no longer open", listOne(question.answered)),
    ...describeItems("question still open", listOne(question.open)),
    ...describeItems("task opened", tasks.opened),
    ...describeItems("task closed", tasks.closed),
    ...describeItems("task no longer listed", tasks.gone),
    ...describeItems("decision added", comparison.decisionsAdded),
    ...describeItems("file newly modified", comparison.filesNewlyModified),
    ...describeItems("fails now", failures.new),
    ...describeItems("fixed", failures.fixed),
    ...describeItems("failed before, not run since", failures.unknown),
    ...describeChange("fill", fill, (value) => typeof value === "number" ? formatPercentage(value) : "unknown"),
    ...describeChange("branch", branch),
    ...describeChange("head", head),
    ...Object.entries(other).flatMap(([field, change]) => describeOther(field, change))
  ];
  const body = lines.length === 0 ? ["nothing changed"] : lines;
  return [`${name(first)} -> ${name(second)}${sessions}`, ...body.map((line) => `  ${line}`)].join("\n");
}
function listOne(text2) {
  return text2 === null ? [] : [text2];
}
function describeItems(what, items) {
  const shown = items.slice(0, MAX_ITEMS).map((item) => `${what}: ${describeValue2(item)}`);
  return items.length > MAX_ITEMS ? [...shown, `${what}: ${items.length - MAX_ITEMS} more (--json shows all)`] : shown;
}
function describeChange(what, change, describe = describeValue2) {
  return change === null ? [] : [`${what}: ${describe(change.from)} -> ${describe(change.to)}`];
}
var LOGS = /* @__PURE__ */ new Set(["work_state.commands", "work_state.agents", "work_state.files_read", "work_state.touches"]);
function describeOther(field, change) {
  const what = cleanText(field.replace(/^(?:work_state|session_info|context_state)\./, "").replaceAll("_", " "));
  if ("from" in change) return describeChange(what, change);
  const gone = LOGS.has(field) ? [] : describeItems(`${what}, gone`, change.removed);
  return [...describeItems(`${what}, new`, change.added), ...gone];
}
function describeValue2(value) {
  if (value === null) return "none";
  if (typeof value === "string") return excerptLine(value, MAX_CHARS);
  if (!isRecord(value)) return excerptLine(JSON.stringify(value), MAX_CHARS);
  const fields = Object.entries(value).map(
    ([name, field]) => typeof field === "string" ? field : `${name} ${JSON.stringify(field)}`
  );
  return excerptLine(fields.join(" -> "), MAX_CHARS);
}

// src/core/hook/input.ts
init_record();
var HOOK_EVENTS = {
  "session-start": "SessionStart",
  "user-prompt-submit": "UserPromptSubmit",
  "pre-compact": "PreCompact",
  "pre-tool-use": "PreToolUse",
  "post-tool-use": "PostToolUse"
};

// src/core/demo/transcript.ts
function createTranscriptWriter(sessionId, cwd2) {
  let rows = 0;
  const row = (type, rest) => {
    rows += 1;
    const uuid = `00000000-0000-4000-8000-${String(rows).padStart(12, "0")}`;
    const timestamp2 = "2026-11-21T09:00:00.000Z";
    const frame = { uuid, timestamp: timestamp2, userType: "external", cwd: cwd2, sessionId, version: "2.1.329" };
    return `${JSON.stringify({ parentUuid: null, isSidechain: false, type, ...rest, ...frame })}
`;
  };
  return {
    user: (text2) => row("user", { message: { role: "user", content: text2 } }),
    answer: (contextTokens, block) => {
      const model = "claude-sonnet-4-6";
      const cached = { cache_creation_input_tokens: 1200, cache_read_input_tokens: contextTokens - 1204 };
      const usage = { input_tokens: 4, ...cached, output_tokens: 180 };
      const message = { id: `msg_${rows}`, type: "message", role: "assistant", model, content: [block], usage };
      return row("assistant", { message, requestedModel: model });
    },
    result: (toolUseId, content, isError = false) => {
      const block = { tool_use_id: toolUseId, type: "tool_result", content, ...isError ? { is_error: true } : {} };
      return row("user", { message: { role: "user", content: [block] }, toolUseResult: {} });
    },
    boundary: (preTokens) => {
      const compactMetadata = { trigger: "auto", preTokens, postTokens: 2900 };
      return row("system", { subtype: "compact_boundary", content: "Conversation compacted", compactMetadata });
    }
  };
}

// src/core/demo/story.ts
var DEMO_SESSION_ID = "5e55104d-0000-4000-8000-00000000d3a0";
var REQUEST = "Move the retry logic out of src/client.ts into src/retry.ts. Keep the public API as it is, no new dependencies.";
var CORRECTION = "Five attempts, not six: the first call counts. Fix the test failure first.";
function createDemoStory(projectDir, transcriptPath) {
  const write2 = createTranscriptWriter(DEMO_SESSION_ID, projectDir);
  const step = (hook, title2, remark, rows, fields) => {
    const common = { session_id: DEMO_SESSION_ID, transcript_path: transcriptPath, cwd: projectDir };
    const payload = { ...common, hook_event_name: HOOK_EVENTS[hook], ...fields };
    return { hook, title: title2, remark, newRows: rows.join(""), payload };
  };
  const use = (id, name, input) => ({
    type: "tool_use",
    id,
    name,
    input
  });
  const say = (text2) => ({ type: "text", text: text2 });
  const edit = { file_path: `${projectDir}/src/client.ts`, old_string: "async function retry", new_string: "" };
  const test = { command: "npm test", description: "Run the tests" };
  const failure = "Exit code 1\n# Subtest: retries stop after five attempts\nAssertionError: expected 5 calls, got 6";
  return [
    step("session-start", "A session starts", "It learns where it runs.", [], {
      source: "startup",
      model: "claude-sonnet-4-6"
    }),
    step("user-prompt-submit", "The first prompt", "The context is nearly empty: holdfast is silent.", [], {
      prompt_id: "p1",
      prompt: REQUEST
    }),
    step(
      "post-tool-use",
      "An edit, long into the work",
      "The context passed 70 % inside the agent loop, with no prompt in sight: told once.",
      [
        write2.user(REQUEST),
        write2.answer(31e3, use("t1", "Write", { file_path: `${projectDir}/src/retry.ts`, content: "export {}" })),
        write2.result("t1", "File created successfully"),
        write2.answer(119e3, use("t2", "Edit", edit)),
        write2.result("t2", "The file has been updated successfully")
      ],
      { tool_name: "Edit", tool_input: edit, tool_response: {}, tool_use_id: "t2" }
    ),
    step(
      "pre-tool-use",
      "The model wants to write a huge file in one piece",
      "Refused before it happens, with what to do instead.",
      [],
      {
        tool_name: "Write",
        tool_input: { file_path: `${projectDir}/src/table.ts`, content: "x".repeat(104e3) },
        tool_use_id: "t3"
      }
    ),
    step(
      "user-prompt-submit",
      "The user corrects the course, at 91 %",
      "Facts, and what happens next. No order to stop.",
      [
        write2.answer(150400, use("t4", "Bash", test)),
        write2.result("t4", failure, true),
        write2.answer(151600, say("One test fails: the retry count is off by one."))
      ],
      { prompt_id: "p2", prompt: CORRECTION }
    ),
    step(
      "pre-compact",
      "The client is about to compact",
      "A checkpoint is written, and the summarizer is told what must not get lost.",
      [
        write2.user(CORRECTION),
        write2.answer(166950, say("The loop counts the retries, not the attempts; changing the bound."))
      ],
      { trigger: "auto", custom_instructions: null }
    ),
    step("session-start", "The session starts anew with a summary", "What the summary may have lost comes back.", [], {
      source: "compact",
      model: "claude-sonnet-4-6"
    }),
    step(
      "user-prompt-submit",
      "The next prompt",
      "A short notice, once.",
      [write2.boundary(167130), write2.answer(24300, say("The bound is fixed; running the tests again."))],
      { prompt_id: "p3", prompt: "go on" }
    ),
    step("user-prompt-submit", "And the one after", "Nothing is said twice.", [write2.user("go on")], {
      prompt_id: "p4",
      prompt: "thanks"
    })
  ];
}

// src/core/hook/answer.ts
init_record();
function readAnswer(stdout2) {
  const answer = parseJsonRecord(stdout2);
  if (answer === null) return stdout2;
  const output = isRecord(answer.hookSpecificOutput) ? answer.hookSpecificOutput : {};
  const reason = stringOf(output.permissionDecisionReason);
  if (reason !== null) return `${String(output.permissionDecision)}: ${reason}`;
  return stringOf(output.additionalContext) ?? "";
}

// src/io/run-bundle.ts
await init_node_child_process();

// builtin:node:url
var module8 = process.getBuiltinModule ? process.getBuiltinModule("node:url") : await import("node:url");
var pick7 = (name) => module8[name];
var fileURLToPath = /* @__PURE__ */ pick7("fileURLToPath");

// src/io/run-bundle.ts
function findDistFolder() {
  return fileURLToPath(new URL(".", import.meta.url)).replace(/[\\/]$/, "");
}
function runBundle(path, payload, env2) {
  const started = performance.now();
  const { PATH, Path, SystemRoot } = process.env;
  const base = Object.fromEntries(Object.entries({ PATH, Path, SystemRoot }).filter(([, value]) => value !== void 0));
  const run = spawnSync("node", [path], {
    input: `${JSON.stringify(payload)}
`,
    env: { ...base, ...env2 },
    encoding: "utf8",
    timeout: 2e4
  });
  const failure = run.error === void 0 ? "" : `cannot start node: ${run.error.code ?? "unknown error"}`;
  return {
    exitCode: run.status,
    stdout: run.stdout ?? "",
    stderr: (run.stderr ?? "") + failure,
    milliseconds: performance.now() - started
  };
}

// src/io/sandbox.ts
await init_node_fs();
await init_node_path();
function createSandbox(sessionId) {
  const root = mkdtempSync(join(tmpdir(), "holdfast-"));
  const projectDir = join(root, "project");
  const homeDir = join(root, "home");
  const transcriptPath = join(homeDir, ".claude", "projects", "-project", `${sessionId}.jsonl`);
  for (const folder of [join(projectDir, ".git"), dirname(transcriptPath)]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(projectDir, ".git", "HEAD"), "ref: refs/heads/main\n");
  return {
    projectDir,
    homeDir,
    transcriptPath,
    append: (path, text2) => appendFileSync(path, text2),
    readState: () => readTree(join(projectDir, ".holdfast"), ".holdfast"),
    remove: () => rmSync(root, { recursive: true, force: true })
  };
}
function readTree(folder, name) {
  const files = /* @__PURE__ */ new Map();
  if (statSync(folder, { throwIfNoEntry: false }) === void 0) return files;
  for (const entry of readdirSync(folder).sort()) {
    if (entry === "cache") continue;
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) for (const [key, text2] of readTree(path, `${name}/${entry}`)) files.set(key, text2);
    else files.set(`${name}/${entry}`, readFileSync(path, "utf8"));
  }
  return files;
}

// src/cli/paint.ts
var import_picocolors = __toESM(require_picocolors(), 1);
var paint = import_picocolors.default;

// src/cli/demo.ts
function playDemo(asJson) {
  const sandbox = createSandbox(DEMO_SESSION_ID);
  try {
    const env2 = {
      HOME: sandbox.homeDir,
      CLAUDE_PROJECT_DIR: sandbox.projectDir,
      HOLDFAST_NOW: "2026-11-21T09:00:00.000Z"
    };
    const played = [];
    for (const step of createDemoStory(sandbox.projectDir, sandbox.transcriptPath)) {
      const before = sandbox.readState();
      if (step.newRows !== "") sandbox.append(sandbox.transcriptPath, step.newRows);
      const run = runBundle(`${findDistFolder()}/${step.hook}.mjs`, step.payload, env2);
      if (run.exitCode !== 0 || run.stderr !== "")
        return fail(`${step.hook} exited ${run.exitCode}: ${run.stderr.trim()}`);
      const after = sandbox.readState();
      const written = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
      const { hook, title: title2, remark } = step;
      const told = readAnswer(run.stdout).replaceAll(sandbox.projectDir, "/project").replaceAll(sandbox.homeDir, "~");
      played.push({ hook, title: title2, remark, told, written });
      if (!asJson) print(describeStep(played.length, step, told, written));
    }
    print(asJson ? JSON.stringify(played, null, 2) : describeEnd(played));
  } finally {
    sandbox.remove();
  }
}
function describeStep(number2, { hook, title: title2, remark }, told, written) {
  const head = `${paint.bold(`${number2}. ${title2}`)} ${paint.dim(`(${hook})`)}`;
  const body = told === "" ? paint.dim("   | (silence)") : told.trimEnd().split("\n").map((line) => `   ${paint.cyan("|")} ${line}`).join("\n");
  const disk = written.length === 0 ? "" : `
   ${paint.dim(`on disk: ${written.join(", ")}`)}`;
  return `${head}
   ${remark}
${body}${disk}
`;
}
function describeEnd(played) {
  const tokens2 = played.reduce((sum, step) => sum + estimateTokens(step.told), 0);
  return `${played.length} hook calls, about ${tokens2} tokens told in all. To have this in a repository: ${paint.bold("node dist/holdfast.mjs init DIR")}`;
}

// hooks.json
var hooks_default = {
  description: "holdfast: measure, checkpoint, restore",
  hooks: {
    SessionStart: [
      {
        hooks: [
          {
            type: "command",
            command: 'node "${CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/session-start.mjs"',
            timeout: 10
          }
        ]
      }
    ],
    UserPromptSubmit: [
      {
        hooks: [
          {
            type: "command",
            command: 'node "${CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/user-prompt-submit.mjs"',
            timeout: 5
          }
        ]
      }
    ],
    PreCompact: [
      {
        hooks: [
          {
            type: "command",
            command: 'node "${CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/pre-compact.mjs"',
            timeout: 15
          }
        ]
      }
    ],
    PreToolUse: [
      {
        matcher: "Write|Edit|MultiEdit|NotebookEdit|Agent|Task",
        hooks: [
          {
            type: "command",
            command: 'node "${CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/pre-tool-use.mjs"',
            timeout: 5
          }
        ]
      }
    ],
    PostToolUse: [
      {
        hooks: [
          {
            type: "command",
            command: 'node "${CLAUDE_PLUGIN_ROOT:-$CLAUDE_PROJECT_DIR/.claude/holdfast}/dist/post-tool-use.mjs"',
            timeout: 5
          }
        ]
      }
    ]
  }
};

// src/core/install/registration.ts
init_record();
var INSTALL_FOLDER = ".claude/holdfast";
var HOOK_NAMES = Object.keys(HOOK_EVENTS);
function mentionsHook(settingsText, hook) {
  return settingsText.includes(`${INSTALL_FOLDER}}/dist/${hook}.mjs`);
}
function planRegistration(settings) {
  const wanted = hooks_default.hooks;
  const events = isRecord(settings.hooks) ? settings.hooks : {};
  const edits = [];
  if (settings.hooks !== void 0 && !isRecord(settings.hooks)) edits.push({ path: ["hooks"], value: {} });
  for (const event of /* @__PURE__ */ new Set([...Object.keys(events), ...Object.keys(wanted)])) {
    const groups = events[event];
    const ours = Array.isArray(groups) ? groups.filter(hasOurs) : [];
    if (JSON.stringify(ours) === JSON.stringify(wanted[event] ?? [])) continue;
    edits.push(...planRemoval(event, groups, wanted[event] === void 0));
    if (!Array.isArray(groups)) edits.push({ path: ["hooks", event], value: wanted[event] });
    else for (const group of wanted[event] ?? []) edits.push({ path: ["hooks", event, -1], value: group });
  }
  return edits;
}
function planUnregistration(settings) {
  if (!isRecord(settings.hooks)) return [];
  const events = Object.entries(settings.hooks);
  const edits = events.flatMap(([event, groups]) => planRemoval(event, groups, true));
  const removed = edits.filter(({ path, value }) => path.length === 2 && value === void 0).length;
  return removed > 0 && removed === events.length ? [{ path: ["hooks"], value: void 0 }] : edits;
}
function planRemoval(event, groups, dropEmpty) {
  if (!Array.isArray(groups)) return [];
  if (dropEmpty && groups.length > 0 && groups.every((group) => hasOurs(group) && group.hooks.every(isOurs))) {
    return [{ path: ["hooks", event], value: void 0 }];
  }
  return groups.flatMap((group, index) => {
    if (!hasOurs(group)) return [];
    if (group.hooks.every(isOurs)) return [{ path: ["hooks", event, index], value: void 0 }];
    return group.hooks.flatMap(
      (hook, place) => isOurs(hook) ? [{ path: ["hooks", event, index, "hooks", place], value: void 0 }] : []
    ).reverse();
  }).reverse();
}
function hasOurs(group) {
  return isRecord(group) && Array.isArray(group.hooks) && group.hooks.some(isOurs);
}
function isOurs(hook) {
  if (!isRecord(hook) || typeof hook.command !== "string") return false;
  return /\.claude[\\/]holdfast\}?[\\/]dist[\\/]/.test(hook.command);
}

// src/core/install/statusline.ts
init_record();
var COMMAND = 'node "$CLAUDE_PROJECT_DIR/.claude/holdfast/dist/statusline.mjs"';
var CHAIN = " --chain ";
function commandOf2(settings) {
  return settings !== null && isRecord(settings.statusLine) ? stringOf(settings.statusLine.command) : null;
}
function isOurs2(command) {
  return /\.claude[\\/]holdfast[\\/]dist[\\/]statusline\.mjs/.test(command);
}
function planStatusline(personal, weaker) {
  const present = [personal, ...weaker].find((settings) => commandOf2(settings) !== null) ?? null;
  const theirs = commandOf2(present);
  if (theirs !== null && isOurs2(theirs)) return [];
  const command = theirs === null ? COMMAND : `${COMMAND}${CHAIN}${quote(theirs)}`;
  const rest = isRecord(present?.statusLine) ? present.statusLine : {};
  return [{ path: ["statusLine"], value: { ...rest, type: "command", command } }];
}
function planStatuslineRemoval(personal, weaker) {
  const command = commandOf2(personal);
  if (command === null || !isOurs2(command)) return [];
  const at = command.indexOf(CHAIN);
  const theirs = at === -1 ? null : unquote2(command.slice(at + CHAIN.length));
  const below = commandOf2(weaker.find((settings) => commandOf2(settings) !== null) ?? null);
  if (theirs === null || theirs === below) return [{ path: ["statusLine"], value: void 0 }];
  return [{ path: ["statusLine", "command"], value: theirs }];
}
function quote(text2) {
  return `'${text2.replaceAll("'", "'\\''")}'`;
}
function unquote2(word2) {
  return word2.trim().slice(1, -1).replaceAll("'\\''", "'");
}

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text2, ignoreTrivia = false) {
  const len = text2.length;
  let pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count3, exact) {
    let digits = 0;
    let value2 = 0;
    while (digits < count3 || !exact) {
      let ch = text2.charCodeAt(pos);
      if (ch >= 48 && ch <= 57) {
        value2 = value2 * 16 + ch - 48;
      } else if (ch >= 65 && ch <= 70) {
        value2 = value2 * 16 + ch - 65 + 10;
      } else if (ch >= 97 && ch <= 102) {
        value2 = value2 * 16 + ch - 97 + 10;
      } else {
        break;
      }
      pos++;
      digits++;
    }
    if (digits < count3) {
      value2 = -1;
    }
    return value2;
  }
  function setPosition(newPosition) {
    pos = newPosition;
    value = "";
    tokenOffset = 0;
    token = 16;
    scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text2.charCodeAt(pos) === 48) {
      pos++;
    } else {
      pos++;
      while (pos < text2.length && isDigit2(text2.charCodeAt(pos))) {
        pos++;
      }
    }
    if (pos < text2.length && text2.charCodeAt(pos) === 46) {
      pos++;
      if (pos < text2.length && isDigit2(text2.charCodeAt(pos))) {
        pos++;
        while (pos < text2.length && isDigit2(text2.charCodeAt(pos))) {
          pos++;
        }
      } else {
        scanError = 3;
        return text2.substring(start, pos);
      }
    }
    let end = pos;
    if (pos < text2.length && (text2.charCodeAt(pos) === 69 || text2.charCodeAt(pos) === 101)) {
      pos++;
      if (pos < text2.length && text2.charCodeAt(pos) === 43 || text2.charCodeAt(pos) === 45) {
        pos++;
      }
      if (pos < text2.length && isDigit2(text2.charCodeAt(pos))) {
        pos++;
        while (pos < text2.length && isDigit2(text2.charCodeAt(pos))) {
          pos++;
        }
        end = pos;
      } else {
        scanError = 3;
      }
    }
    return text2.substring(start, end);
  }
  function scanString() {
    let result = "", start = pos;
    while (true) {
      if (pos >= len) {
        result += text2.substring(start, pos);
        scanError = 2;
        break;
      }
      const ch = text2.charCodeAt(pos);
      if (ch === 34) {
        result += text2.substring(start, pos);
        pos++;
        break;
      }
      if (ch === 92) {
        result += text2.substring(start, pos);
        pos++;
        if (pos >= len) {
          scanError = 2;
          break;
        }
        const ch2 = text2.charCodeAt(pos++);
        switch (ch2) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += "\n";
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            const ch3 = scanHexDigits(4, true);
            if (ch3 >= 0) {
              result += String.fromCharCode(ch3);
            } else {
              scanError = 4;
            }
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31) {
        if (isLineBreak(ch)) {
          result += text2.substring(start, pos);
          scanError = 2;
          break;
        } else {
          scanError = 6;
        }
      }
      pos++;
    }
    return result;
  }
  function scanNext() {
    value = "";
    scanError = 0;
    tokenOffset = pos;
    lineStartOffset = lineNumber;
    prevTokenLineStartOffset = tokenLineStartOffset;
    if (pos >= len) {
      tokenOffset = len;
      return token = 17;
    }
    let code = text2.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do {
        pos++;
        value += String.fromCharCode(code);
        code = text2.charCodeAt(pos);
      } while (isWhiteSpace(code));
      return token = 15;
    }
    if (isLineBreak(code)) {
      pos++;
      value += String.fromCharCode(code);
      if (code === 13 && text2.charCodeAt(pos) === 10) {
        pos++;
        value += "\n";
      }
      lineNumber++;
      tokenLineStartOffset = pos;
      return token = 14;
    }
    switch (code) {
      // tokens: []{}:,
      case 123:
        pos++;
        return token = 1;
      case 125:
        pos++;
        return token = 2;
      case 91:
        pos++;
        return token = 3;
      case 93:
        pos++;
        return token = 4;
      case 58:
        pos++;
        return token = 6;
      case 44:
        pos++;
        return token = 5;
      // strings
      case 34:
        pos++;
        value = scanString();
        return token = 10;
      // comments
      case 47:
        const start = pos - 1;
        if (text2.charCodeAt(pos + 1) === 47) {
          pos += 2;
          while (pos < len) {
            if (isLineBreak(text2.charCodeAt(pos))) {
              break;
            }
            pos++;
          }
          value = text2.substring(start, pos);
          return token = 12;
        }
        if (text2.charCodeAt(pos + 1) === 42) {
          pos += 2;
          const safeLength = len - 1;
          let commentClosed = false;
          while (pos < safeLength) {
            const ch = text2.charCodeAt(pos);
            if (ch === 42 && text2.charCodeAt(pos + 1) === 47) {
              pos += 2;
              commentClosed = true;
              break;
            }
            pos++;
            if (isLineBreak(ch)) {
              if (ch === 13 && text2.charCodeAt(pos) === 10) {
                pos++;
              }
              lineNumber++;
              tokenLineStartOffset = pos;
            }
          }
          if (!commentClosed) {
            pos++;
            scanError = 1;
          }
          value = text2.substring(start, pos);
          return token = 13;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
      // numbers
      case 45:
        value += String.fromCharCode(code);
        pos++;
        if (pos === len || !isDigit2(text2.charCodeAt(pos))) {
          return token = 16;
        }
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        value += scanNumber();
        return token = 11;
      // literals and unknown symbols
      default:
        while (pos < len && isUnknownContentCharacter(code)) {
          pos++;
          code = text2.charCodeAt(pos);
        }
        if (tokenOffset !== pos) {
          value = text2.substring(tokenOffset, pos);
          switch (value) {
            case "true":
              return token = 8;
            case "false":
              return token = 9;
            case "null":
              return token = 7;
          }
          return token = 16;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak(code)) {
      return false;
    }
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return false;
    }
    return true;
  }
  function scanNextNonTrivia() {
    let result;
    do {
      result = scanNext();
    } while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
  return ch === 10 || ch === 13;
}
function isDigit2(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2["lineFeed"] = 10] = "lineFeed";
  CharacterCodes2[CharacterCodes2["carriageReturn"] = 13] = "carriageReturn";
  CharacterCodes2[CharacterCodes2["space"] = 32] = "space";
  CharacterCodes2[CharacterCodes2["_0"] = 48] = "_0";
  CharacterCodes2[CharacterCodes2["_1"] = 49] = "_1";
  CharacterCodes2[CharacterCodes2["_2"] = 50] = "_2";
  CharacterCodes2[CharacterCodes2["_3"] = 51] = "_3";
  CharacterCodes2[CharacterCodes2["_4"] = 52] = "_4";
  CharacterCodes2[CharacterCodes2["_5"] = 53] = "_5";
  CharacterCodes2[CharacterCodes2["_6"] = 54] = "_6";
  CharacterCodes2[CharacterCodes2["_7"] = 55] = "_7";
  CharacterCodes2[CharacterCodes2["_8"] = 56] = "_8";
  CharacterCodes2[CharacterCodes2["_9"] = 57] = "_9";
  CharacterCodes2[CharacterCodes2["a"] = 97] = "a";
  CharacterCodes2[CharacterCodes2["b"] = 98] = "b";
  CharacterCodes2[CharacterCodes2["c"] = 99] = "c";
  CharacterCodes2[CharacterCodes2["d"] = 100] = "d";
  CharacterCodes2[CharacterCodes2["e"] = 101] = "e";
  CharacterCodes2[CharacterCodes2["f"] = 102] = "f";
  CharacterCodes2[CharacterCodes2["g"] = 103] = "g";
  CharacterCodes2[CharacterCodes2["h"] = 104] = "h";
  CharacterCodes2[CharacterCodes2["i"] = 105] = "i";
  CharacterCodes2[CharacterCodes2["j"] = 106] = "j";
  CharacterCodes2[CharacterCodes2["k"] = 107] = "k";
  CharacterCodes2[CharacterCodes2["l"] = 108] = "l";
  CharacterCodes2[CharacterCodes2["m"] = 109] = "m";
  CharacterCodes2[CharacterCodes2["n"] = 110] = "n";
  CharacterCodes2[CharacterCodes2["o"] = 111] = "o";
  CharacterCodes2[CharacterCodes2["p"] = 112] = "p";
  CharacterCodes2[CharacterCodes2["q"] = 113] = "q";
  CharacterCodes2[CharacterCodes2["r"] = 114] = "r";
  CharacterCodes2[CharacterCodes2["s"] = 115] = "s";
  CharacterCodes2[CharacterCodes2["t"] = 116] = "t";
  CharacterCodes2[CharacterCodes2["u"] = 117] = "u";
  CharacterCodes2[CharacterCodes2["v"] = 118] = "v";
  CharacterCodes2[CharacterCodes2["w"] = 119] = "w";
  CharacterCodes2[CharacterCodes2["x"] = 120] = "x";
  CharacterCodes2[CharacterCodes2["y"] = 121] = "y";
  CharacterCodes2[CharacterCodes2["z"] = 122] = "z";
  CharacterCodes2[CharacterCodes2["A"] = 65] = "A";
  CharacterCodes2[CharacterCodes2["B"] = 66] = "B";
  CharacterCodes2[CharacterCodes2["C"] = 67] = "C";
  CharacterCodes2[CharacterCodes2["D"] = 68] = "D";
  CharacterCodes2[CharacterCodes2["E"] = 69] = "E";
  CharacterCodes2[CharacterCodes2["F"] = 70] = "F";
  CharacterCodes2[CharacterCodes2["G"] = 71] = "G";
  CharacterCodes2[CharacterCodes2["H"] = 72] = "H";
  CharacterCodes2[CharacterCodes2["I"] = 73] = "I";
  CharacterCodes2[CharacterCodes2["J"] = 74] = "J";
  CharacterCodes2[CharacterCodes2["K"] = 75] = "K";
  CharacterCodes2[CharacterCodes2["L"] = 76] = "L";
  CharacterCodes2[CharacterCodes2["M"] = 77] = "M";
  CharacterCodes2[CharacterCodes2["N"] = 78] = "N";
  CharacterCodes2[CharacterCodes2["O"] = 79] = "O";
  CharacterCodes2[CharacterCodes2["P"] = 80] = "P";
  CharacterCodes2[CharacterCodes2["Q"] = 81] = "Q";
  CharacterCodes2[CharacterCodes2["R"] = 82] = "R";
  CharacterCodes2[CharacterCodes2["S"] = 83] = "S";
  CharacterCodes2[CharacterCodes2["T"] = 84] = "T";
  CharacterCodes2[CharacterCodes2["U"] = 85] = "U";
  CharacterCodes2[CharacterCodes2["V"] = 86] = "V";
  CharacterCodes2[CharacterCodes2["W"] = 87] = "W";
  CharacterCodes2[CharacterCodes2["X"] = 88] = "X";
  CharacterCodes2[CharacterCodes2["Y"] = 89] = "Y";
  CharacterCodes2[CharacterCodes2["Z"] = 90] = "Z";
  CharacterCodes2[CharacterCodes2["asterisk"] = 42] = "asterisk";
  CharacterCodes2[CharacterCodes2["backslash"] = 92] = "backslash";
  CharacterCodes2[CharacterCodes2["closeBrace"] = 125] = "closeBrace";
  CharacterCodes2[CharacterCodes2["closeBracket"] = 93] = "closeBracket";
  CharacterCodes2[CharacterCodes2["colon"] = 58] = "colon";
  CharacterCodes2[CharacterCodes2["comma"] = 44] = "comma";
  CharacterCodes2[CharacterCodes2["dot"] = 46] = "dot";
  CharacterCodes2[CharacterCodes2["doubleQuote"] = 34] = "doubleQuote";
  CharacterCodes2[CharacterCodes2["minus"] = 45] = "minus";
  CharacterCodes2[CharacterCodes2["openBrace"] = 123] = "openBrace";
  CharacterCodes2[CharacterCodes2["openBracket"] = 91] = "openBracket";
  CharacterCodes2[CharacterCodes2["plus"] = 43] = "plus";
  CharacterCodes2[CharacterCodes2["slash"] = 47] = "slash";
  CharacterCodes2[CharacterCodes2["formFeed"] = 12] = "formFeed";
  CharacterCodes2[CharacterCodes2["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => {
  return " ".repeat(index);
});
var maxCachedValues = 200;
var cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + " ".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + " ".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + " ".repeat(index);
    })
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + "	".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + "	".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + "	".repeat(index);
    })
  }
};
var supportedEols = ["\n", "\r", "\r\n"];

// node_modules/jsonc-parser/lib/esm/impl/format.js
function format2(documentText, range, options) {
  let initialIndentLevel;
  let formatText;
  let formatTextStart;
  let rangeStart;
  let rangeEnd;
  if (range) {
    rangeStart = range.offset;
    rangeEnd = rangeStart + range.length;
    formatTextStart = rangeStart;
    while (formatTextStart > 0 && !isEOL(documentText, formatTextStart - 1)) {
      formatTextStart--;
    }
    let endOffset = rangeEnd;
    while (endOffset < documentText.length && !isEOL(documentText, endOffset)) {
      endOffset++;
    }
    formatText = documentText.substring(formatTextStart, endOffset);
    initialIndentLevel = computeIndentLevel(formatText, options);
  } else {
    formatText = documentText;
    initialIndentLevel = 0;
    formatTextStart = 0;
    rangeStart = 0;
    rangeEnd = documentText.length;
  }
  const eol = getEOL(options, documentText);
  const eolFastPathSupported = supportedEols.includes(eol);
  let numberLineBreaks = 0;
  let indentLevel = 0;
  let indentValue;
  if (options.insertSpaces) {
    indentValue = cachedSpaces[options.tabSize || 4] ?? repeat(cachedSpaces[1], options.tabSize || 4);
  } else {
    indentValue = "	";
  }
  const indentType = indentValue === "	" ? "	" : " ";
  let scanner = createScanner(formatText, false);
  let hasError = false;
  function newLinesAndIndent() {
    if (numberLineBreaks > 1) {
      return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
    }
    const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
    if (!eolFastPathSupported || amountOfSpaces > cachedBreakLinesWithSpaces[indentType][eol].length) {
      return eol + repeat(indentValue, initialIndentLevel + indentLevel);
    }
    if (amountOfSpaces <= 0) {
      return eol;
    }
    return cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
  }
  function scanNext() {
    let token = scanner.scan();
    numberLineBreaks = 0;
    while (token === 15 || token === 14) {
      if (token === 14 && options.keepLines) {
        numberLineBreaks += 1;
      } else if (token === 14) {
        numberLineBreaks = 1;
      }
      token = scanner.scan();
    }
    hasError = token === 16 || scanner.getTokenError() !== 0;
    return token;
  }
  const editOperations = [];
  function addEdit(text2, startOffset, endOffset) {
    if (!hasError && (!range || startOffset < rangeEnd && endOffset > rangeStart) && documentText.substring(startOffset, endOffset) !== text2) {
      editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text2 });
    }
  }
  let firstToken = scanNext();
  if (options.keepLines && numberLineBreaks > 0) {
    addEdit(repeat(eol, numberLineBreaks), 0, 0);
  }
  if (firstToken !== 17) {
    let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
    let initialIndent = indentValue.length * initialIndentLevel < 20 && options.insertSpaces ? cachedSpaces[indentValue.length * initialIndentLevel] : repeat(indentValue, initialIndentLevel);
    addEdit(initialIndent, formatTextStart, firstTokenStart);
  }
  while (firstToken !== 17) {
    let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
    let secondToken = scanNext();
    let replaceContent = "";
    let needsLineBreak = false;
    while (numberLineBreaks === 0 && (secondToken === 12 || secondToken === 13)) {
      let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
      addEdit(cachedSpaces[1], firstTokenEnd, commentTokenStart);
      firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
      needsLineBreak = secondToken === 12;
      replaceContent = needsLineBreak ? newLinesAndIndent() : "";
      secondToken = scanNext();
    }
    if (secondToken === 2) {
      if (firstToken !== 1) {
        indentLevel--;
      }
      ;
      if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1) {
        replaceContent = newLinesAndIndent();
      } else if (options.keepLines) {
        replaceContent = cachedSpaces[1];
      }
    } else if (secondToken === 4) {
      if (firstToken !== 3) {
        indentLevel--;
      }
      ;
      if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3) {
        replaceContent = newLinesAndIndent();
      } else if (options.keepLines) {
        replaceContent = cachedSpaces[1];
      }
    } else {
      switch (firstToken) {
        case 3:
        case 1:
          indentLevel++;
          if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
            replaceContent = newLinesAndIndent();
          } else {
            replaceContent = cachedSpaces[1];
          }
          break;
        case 5:
          if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
            replaceContent = newLinesAndIndent();
          } else {
            replaceContent = cachedSpaces[1];
          }
          break;
        case 12:
          replaceContent = newLinesAndIndent();
          break;
        case 13:
          if (numberLineBreaks > 0) {
            replaceContent = newLinesAndIndent();
          } else if (!needsLineBreak) {
            replaceContent = cachedSpaces[1];
          }
          break;
        case 6:
          if (options.keepLines && numberLineBreaks > 0) {
            replaceContent = newLinesAndIndent();
          } else if (!needsLineBreak) {
            replaceContent = cachedSpaces[1];
          }
          break;
        case 10:
          if (options.keepLines && numberLineBreaks > 0) {
            replaceContent = newLinesAndIndent();
          } else if (secondToken === 6 && !needsLineBreak) {
            replaceContent = "";
          }
          break;
        case 7:
        case 8:
        case 9:
        case 11:
        case 2:
        case 4:
          if (options.keepLines && numberLineBreaks > 0) {
            replaceContent = newLinesAndIndent();
          } else {
            if ((secondToken === 12 || secondToken === 13) && !needsLineBreak) {
              replaceContent = cachedSpaces[1];
            } else if (secondToken !== 5 && secondToken !== 17) {
              hasError = true;
            }
          }
          break;
        case 16:
          hasError = true;
          break;
      }
      if (numberLineBreaks > 0 && (secondToken === 12 || secondToken === 13)) {
        replaceContent = newLinesAndIndent();
      }
    }
    if (secondToken === 17) {
      if (options.keepLines && numberLineBreaks > 0) {
        replaceContent = newLinesAndIndent();
      } else {
        replaceContent = options.insertFinalNewline ? eol : "";
      }
    }
    const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
    addEdit(replaceContent, firstTokenEnd, secondTokenStart);
    firstToken = secondToken;
  }
  return editOperations;
}
function repeat(s, count3) {
  let result = "";
  for (let i = 0; i < count3; i++) {
    result += s;
  }
  return result;
}
function computeIndentLevel(content, options) {
  let i = 0;
  let nChars = 0;
  const tabSize = options.tabSize || 4;
  while (i < content.length) {
    let ch = content.charAt(i);
    if (ch === cachedSpaces[1]) {
      nChars++;
    } else if (ch === "	") {
      nChars += tabSize;
    } else {
      break;
    }
    i++;
  }
  return Math.floor(nChars / tabSize);
}
function getEOL(options, text2) {
  for (let i = 0; i < text2.length; i++) {
    const ch = text2.charAt(i);
    if (ch === "\r") {
      if (i + 1 < text2.length && text2.charAt(i + 1) === "\n") {
        return "\r\n";
      }
      return "\r";
    } else if (ch === "\n") {
      return "\n";
    }
  }
  return options && options.eol || "\n";
}
function isEOL(text2, offset) {
  return "\r\n".indexOf(text2.charAt(offset)) !== -1;
}

// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: false
  };
})(ParseOptions || (ParseOptions = {}));
function parse3(text2, errors = [], options = ParseOptions.DEFAULT) {
  let currentProperty = null;
  let currentParent = [];
  const previousParents = [];
  function onValue(value) {
    if (Array.isArray(currentParent)) {
      currentParent.push(value);
    } else if (currentProperty !== null) {
      currentParent[currentProperty] = value;
    }
  }
  const visitor = {
    onObjectBegin: () => {
      const object = {};
      onValue(object);
      previousParents.push(currentParent);
      currentParent = object;
      currentProperty = null;
    },
    onObjectProperty: (name) => {
      currentProperty = name;
    },
    onObjectEnd: () => {
      currentParent = previousParents.pop();
    },
    onArrayBegin: () => {
      const array2 = [];
      onValue(array2);
      previousParents.push(currentParent);
      currentParent = array2;
      currentProperty = null;
    },
    onArrayEnd: () => {
      currentParent = previousParents.pop();
    },
    onLiteralValue: onValue,
    onError: (error, offset, length) => {
      errors.push({ error, offset, length });
    }
  };
  visit3(text2, visitor, options);
  return currentParent[0];
}
function parseTree(text2, errors = [], options = ParseOptions.DEFAULT) {
  let currentParent = { type: "array", offset: -1, length: -1, children: [], parent: void 0 };
  function ensurePropertyComplete(endOffset) {
    if (currentParent.type === "property") {
      currentParent.length = endOffset - currentParent.offset;
      currentParent = currentParent.parent;
    }
  }
  function onValue(valueNode) {
    currentParent.children.push(valueNode);
    return valueNode;
  }
  const visitor = {
    onObjectBegin: (offset) => {
      currentParent = onValue({ type: "object", offset, length: -1, parent: currentParent, children: [] });
    },
    onObjectProperty: (name, offset, length) => {
      currentParent = onValue({ type: "property", offset, length: -1, parent: currentParent, children: [] });
      currentParent.children.push({ type: "string", value: name, offset, length, parent: currentParent });
    },
    onObjectEnd: (offset, length) => {
      ensurePropertyComplete(offset + length);
      currentParent.length = offset + length - currentParent.offset;
      currentParent = currentParent.parent;
      ensurePropertyComplete(offset + length);
    },
    onArrayBegin: (offset, length) => {
      currentParent = onValue({ type: "array", offset, length: -1, parent: currentParent, children: [] });
    },
    onArrayEnd: (offset, length) => {
      currentParent.length = offset + length - currentParent.offset;
      currentParent = currentParent.parent;
      ensurePropertyComplete(offset + length);
    },
    onLiteralValue: (value, offset, length) => {
      onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
      ensurePropertyComplete(offset + length);
    },
    onSeparator: (sep2, offset, length) => {
      if (currentParent.type === "property") {
        if (sep2 === ":") {
          currentParent.colonOffset = offset;
        } else if (sep2 === ",") {
          ensurePropertyComplete(offset);
        }
      }
    },
    onError: (error, offset, length) => {
      errors.push({ error, offset, length });
    }
  };
  visit3(text2, visitor, options);
  const result = currentParent.children[0];
  if (result) {
    delete result.parent;
  }
  return result;
}
function findNodeAtLocation(root, path) {
  if (!root) {
    return void 0;
  }
  let node = root;
  for (let segment of path) {
    if (typeof segment === "string") {
      if (node.type !== "object" || !Array.isArray(node.children)) {
        return void 0;
      }
      let found = false;
      for (const propertyNode of node.children) {
        if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
          node = propertyNode.children[1];
          found = true;
          break;
        }
      }
      if (!found) {
        return void 0;
      }
    } else {
      const index = segment;
      if (node.type !== "array" || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
        return void 0;
      }
      node = node.children[index];
    }
  }
  return node;
}
function visit3(text2, visitor, options = ParseOptions.DEFAULT) {
  const _scanner = createScanner(text2, false);
  const _jsonPath = [];
  let suppressedCallbacks = 0;
  function toNoArgVisit(visitFunction) {
    return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisit(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
  }
  function toOneArgVisitWithPath(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
  }
  function toBeginVisit(visitFunction) {
    return visitFunction ? () => {
      if (suppressedCallbacks > 0) {
        suppressedCallbacks++;
      } else {
        let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
        if (cbReturn === false) {
          suppressedCallbacks = 1;
        }
      }
    } : () => true;
  }
  function toEndVisit(visitFunction) {
    return visitFunction ? () => {
      if (suppressedCallbacks > 0) {
        suppressedCallbacks--;
      }
      if (suppressedCallbacks === 0) {
        visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
      }
    } : () => true;
  }
  const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
  const disallowComments = options && options.disallowComments;
  const allowTrailingComma = options && options.allowTrailingComma;
  function scanNext() {
    while (true) {
      const token = _scanner.scan();
      switch (_scanner.getTokenError()) {
        case 4:
          handleError(
            14
            /* ParseErrorCode.InvalidUnicode */
          );
          break;
        case 5:
          handleError(
            15
            /* ParseErrorCode.InvalidEscapeCharacter */
          );
          break;
        case 3:
          handleError(
            13
            /* ParseErrorCode.UnexpectedEndOfNumber */
          );
          break;
        case 1:
          if (!disallowComments) {
            handleError(
              11
              /* ParseErrorCode.UnexpectedEndOfComment */
            );
          }
          break;
        case 2:
          handleError(
            12
            /* ParseErrorCode.UnexpectedEndOfString */
          );
          break;
        case 6:
          handleError(
            16
            /* ParseErrorCode.InvalidCharacter */
          );
          break;
      }
      switch (token) {
        case 12:
        case 13:
          if (disallowComments) {
            handleError(
              10
              /* ParseErrorCode.InvalidCommentToken */
            );
          } else {
            onComment();
          }
          break;
        case 16:
          handleError(
            1
            /* ParseErrorCode.InvalidSymbol */
          );
          break;
        case 15:
        case 14:
          break;
        default:
          return token;
      }
    }
  }
  function handleError(error, skipUntilAfter = [], skipUntil = []) {
    onError(error);
    if (skipUntilAfter.length + skipUntil.length > 0) {
      let token = _scanner.getToken();
      while (token !== 17) {
        if (skipUntilAfter.indexOf(token) !== -1) {
          scanNext();
          break;
        } else if (skipUntil.indexOf(token) !== -1) {
          break;
        }
        token = scanNext();
      }
    }
  }
  function parseString(isValue) {
    const value = _scanner.getTokenValue();
    if (isValue) {
      onLiteralValue(value);
    } else {
      onObjectProperty(value);
      _jsonPath.push(value);
    }
    scanNext();
    return true;
  }
  function parseLiteral() {
    switch (_scanner.getToken()) {
      case 11:
        const tokenValue = _scanner.getTokenValue();
        let value = Number(tokenValue);
        if (isNaN(value)) {
          handleError(
            2
            /* ParseErrorCode.InvalidNumberFormat */
          );
          value = 0;
        }
        onLiteralValue(value);
        break;
      case 7:
        onLiteralValue(null);
        break;
      case 8:
        onLiteralValue(true);
        break;
      case 9:
        onLiteralValue(false);
        break;
      default:
        return false;
    }
    scanNext();
    return true;
  }
  function parseProperty() {
    if (_scanner.getToken() !== 10) {
      handleError(3, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]);
      return false;
    }
    parseString(false);
    if (_scanner.getToken() === 6) {
      onSeparator(":");
      scanNext();
      if (!parseValue()) {
        handleError(4, [], [
          2,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
    } else {
      handleError(5, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]);
    }
    _jsonPath.pop();
    return true;
  }
  function parseObject() {
    onObjectBegin();
    scanNext();
    let needsComma = false;
    while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
      if (_scanner.getToken() === 5) {
        if (!needsComma) {
          handleError(4, [], []);
        }
        onSeparator(",");
        scanNext();
        if (_scanner.getToken() === 2 && allowTrailingComma) {
          break;
        }
      } else if (needsComma) {
        handleError(6, [], []);
      }
      if (!parseProperty()) {
        handleError(4, [], [
          2,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
      needsComma = true;
    }
    onObjectEnd();
    if (_scanner.getToken() !== 2) {
      handleError(7, [
        2
        /* SyntaxKind.CloseBraceToken */
      ], []);
    } else {
      scanNext();
    }
    return true;
  }
  function parseArray() {
    onArrayBegin();
    scanNext();
    let isFirstElement = true;
    let needsComma = false;
    while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
      if (_scanner.getToken() === 5) {
        if (!needsComma) {
          handleError(4, [], []);
        }
        onSeparator(",");
        scanNext();
        if (_scanner.getToken() === 4 && allowTrailingComma) {
          break;
        }
      } else if (needsComma) {
        handleError(6, [], []);
      }
      if (isFirstElement) {
        _jsonPath.push(0);
        isFirstElement = false;
      } else {
        _jsonPath[_jsonPath.length - 1]++;
      }
      if (!parseValue()) {
        handleError(4, [], [
          4,
          5
          /* SyntaxKind.CommaToken */
        ]);
      }
      needsComma = true;
    }
    onArrayEnd();
    if (!isFirstElement) {
      _jsonPath.pop();
    }
    if (_scanner.getToken() !== 4) {
      handleError(8, [
        4
        /* SyntaxKind.CloseBracketToken */
      ], []);
    } else {
      scanNext();
    }
    return true;
  }
  function parseValue() {
    switch (_scanner.getToken()) {
      case 3:
        return parseArray();
      case 1:
        return parseObject();
      case 10:
        return parseString(true);
      default:
        return parseLiteral();
    }
  }
  scanNext();
  if (_scanner.getToken() === 17) {
    if (options.allowEmptyContent) {
      return true;
    }
    handleError(4, [], []);
    return false;
  }
  if (!parseValue()) {
    handleError(4, [], []);
    return false;
  }
  if (_scanner.getToken() !== 17) {
    handleError(9, [], []);
  }
  return true;
}
function getNodeType(value) {
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "number":
      return "number";
    case "string":
      return "string";
    case "object": {
      if (!value) {
        return "null";
      } else if (Array.isArray(value)) {
        return "array";
      }
      return "object";
    }
    default:
      return "null";
  }
}

// node_modules/jsonc-parser/lib/esm/impl/edit.js
function setProperty(text2, originalPath, value, options) {
  const path = originalPath.slice();
  const errors = [];
  const root = parseTree(text2, errors);
  let parent = void 0;
  let lastSegment = void 0;
  while (path.length > 0) {
    lastSegment = path.pop();
    parent = findNodeAtLocation(root, path);
    if (parent === void 0 && value !== void 0) {
      if (typeof lastSegment === "string") {
        value = { [lastSegment]: value };
      } else {
        value = [value];
      }
    } else {
      break;
    }
  }
  if (!parent) {
    if (value === void 0) {
      throw new Error("Can not delete in empty document");
    }
    return withFormatting(text2, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
  } else if (parent.type === "object" && typeof lastSegment === "string" && Array.isArray(parent.children)) {
    const existing = findNodeAtLocation(parent, [lastSegment]);
    if (existing !== void 0) {
      if (value === void 0) {
        if (!existing.parent) {
          throw new Error("Malformed AST");
        }
        const propertyIndex = parent.children.indexOf(existing.parent);
        let removeBegin;
        let removeEnd = existing.parent.offset + existing.parent.length;
        if (propertyIndex > 0) {
          let previous = parent.children[propertyIndex - 1];
          removeBegin = previous.offset + previous.length;
        } else {
          removeBegin = parent.offset + 1;
          if (parent.children.length > 1) {
            let next = parent.children[1];
            removeEnd = next.offset;
          }
        }
        return withFormatting(text2, { offset: removeBegin, length: removeEnd - removeBegin, content: "" }, options);
      } else {
        return withFormatting(text2, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
      }
    } else {
      if (value === void 0) {
        return [];
      }
      const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
      const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map((p) => p.children[0].value)) : parent.children.length;
      let edit;
      if (index > 0) {
        let previous = parent.children[index - 1];
        edit = { offset: previous.offset + previous.length, length: 0, content: "," + newProperty };
      } else if (parent.children.length === 0) {
        edit = { offset: parent.offset + 1, length: 0, content: newProperty };
      } else {
        edit = { offset: parent.offset + 1, length: 0, content: newProperty + "," };
      }
      return withFormatting(text2, edit, options);
    }
  } else if (parent.type === "array" && typeof lastSegment === "number" && Array.isArray(parent.children)) {
    const insertIndex = lastSegment;
    if (insertIndex === -1) {
      const newProperty = `${JSON.stringify(value)}`;
      let edit;
      if (parent.children.length === 0) {
        edit = { offset: parent.offset + 1, length: 0, content: newProperty };
      } else {
        const previous = parent.children[parent.children.length - 1];
        edit = { offset: previous.offset + previous.length, length: 0, content: "," + newProperty };
      }
      return withFormatting(text2, edit, options);
    } else if (value === void 0 && parent.children.length >= 0) {
      const removalIndex = lastSegment;
      const toRemove = parent.children[removalIndex];
      let edit;
      if (parent.children.length === 1) {
        edit = { offset: parent.offset + 1, length: parent.length - 2, content: "" };
      } else if (parent.children.length - 1 === removalIndex) {
        let previous = parent.children[removalIndex - 1];
        let offset = previous.offset + previous.length;
        let parentEndOffset = parent.offset + parent.length;
        edit = { offset, length: parentEndOffset - 2 - offset, content: "" };
      } else {
        edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: "" };
      }
      return withFormatting(text2, edit, options);
    } else if (value !== void 0) {
      let edit;
      const newProperty = `${JSON.stringify(value)}`;
      if (!options.isArrayInsertion && parent.children.length > lastSegment) {
        const toModify = parent.children[lastSegment];
        edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
      } else if (parent.children.length === 0 || lastSegment === 0) {
        edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + "," };
      } else {
        const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
        const previous = parent.children[index - 1];
        edit = { offset: previous.offset + previous.length, length: 0, content: "," + newProperty };
      }
      return withFormatting(text2, edit, options);
    } else {
      throw new Error(`Can not ${value === void 0 ? "remove" : options.isArrayInsertion ? "insert" : "modify"} Array index ${insertIndex} as length is not sufficient`);
    }
  } else {
    throw new Error(`Can not add ${typeof lastSegment !== "number" ? "index" : "property"} to parent of type ${parent.type}`);
  }
}
function withFormatting(text2, edit, options) {
  if (!options.formattingOptions) {
    return [edit];
  }
  let newText = applyEdit(text2, edit);
  let begin = edit.offset;
  let end = edit.offset + edit.content.length;
  if (edit.length === 0 || edit.content.length === 0) {
    while (begin > 0 && !isEOL(newText, begin - 1)) {
      begin--;
    }
    while (end < newText.length && !isEOL(newText, end)) {
      end++;
    }
  }
  const edits = format2(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
  for (let i = edits.length - 1; i >= 0; i--) {
    const edit2 = edits[i];
    newText = applyEdit(newText, edit2);
    begin = Math.min(begin, edit2.offset);
    end = Math.max(end, edit2.offset + edit2.length);
    end += edit2.content.length - edit2.length;
  }
  const editLength = text2.length - (newText.length - end) - begin;
  return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
}
function applyEdit(text2, edit) {
  return text2.substring(0, edit.offset) + edit.content + text2.substring(edit.offset + edit.length);
}

// node_modules/jsonc-parser/lib/esm/main.js
var ScanError;
(function(ScanError2) {
  ScanError2[ScanError2["None"] = 0] = "None";
  ScanError2[ScanError2["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
  ScanError2[ScanError2["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
  ScanError2[ScanError2["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
  ScanError2[ScanError2["InvalidUnicode"] = 4] = "InvalidUnicode";
  ScanError2[ScanError2["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
  ScanError2[ScanError2["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind2) {
  SyntaxKind2[SyntaxKind2["OpenBraceToken"] = 1] = "OpenBraceToken";
  SyntaxKind2[SyntaxKind2["CloseBraceToken"] = 2] = "CloseBraceToken";
  SyntaxKind2[SyntaxKind2["OpenBracketToken"] = 3] = "OpenBracketToken";
  SyntaxKind2[SyntaxKind2["CloseBracketToken"] = 4] = "CloseBracketToken";
  SyntaxKind2[SyntaxKind2["CommaToken"] = 5] = "CommaToken";
  SyntaxKind2[SyntaxKind2["ColonToken"] = 6] = "ColonToken";
  SyntaxKind2[SyntaxKind2["NullKeyword"] = 7] = "NullKeyword";
  SyntaxKind2[SyntaxKind2["TrueKeyword"] = 8] = "TrueKeyword";
  SyntaxKind2[SyntaxKind2["FalseKeyword"] = 9] = "FalseKeyword";
  SyntaxKind2[SyntaxKind2["StringLiteral"] = 10] = "StringLiteral";
  SyntaxKind2[SyntaxKind2["NumericLiteral"] = 11] = "NumericLiteral";
  SyntaxKind2[SyntaxKind2["LineCommentTrivia"] = 12] = "LineCommentTrivia";
  SyntaxKind2[SyntaxKind2["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
  SyntaxKind2[SyntaxKind2["LineBreakTrivia"] = 14] = "LineBreakTrivia";
  SyntaxKind2[SyntaxKind2["Trivia"] = 15] = "Trivia";
  SyntaxKind2[SyntaxKind2["Unknown"] = 16] = "Unknown";
  SyntaxKind2[SyntaxKind2["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var parse4 = parse3;
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2["InvalidSymbol"] = 1] = "InvalidSymbol";
  ParseErrorCode2[ParseErrorCode2["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
  ParseErrorCode2[ParseErrorCode2["PropertyNameExpected"] = 3] = "PropertyNameExpected";
  ParseErrorCode2[ParseErrorCode2["ValueExpected"] = 4] = "ValueExpected";
  ParseErrorCode2[ParseErrorCode2["ColonExpected"] = 5] = "ColonExpected";
  ParseErrorCode2[ParseErrorCode2["CommaExpected"] = 6] = "CommaExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBraceExpected"] = 7] = "CloseBraceExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBracketExpected"] = 8] = "CloseBracketExpected";
  ParseErrorCode2[ParseErrorCode2["EndOfFileExpected"] = 9] = "EndOfFileExpected";
  ParseErrorCode2[ParseErrorCode2["InvalidCommentToken"] = 10] = "InvalidCommentToken";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
  ParseErrorCode2[ParseErrorCode2["InvalidUnicode"] = 14] = "InvalidUnicode";
  ParseErrorCode2[ParseErrorCode2["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
  ParseErrorCode2[ParseErrorCode2["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function modify(text2, path, value, options) {
  return setProperty(text2, path, value, options);
}
function applyEdits(text2, edits) {
  let sortedEdits = edits.slice(0).sort((a, b) => {
    const diff = a.offset - b.offset;
    if (diff === 0) {
      return a.length - b.length;
    }
    return diff;
  });
  let lastModifiedOffset = text2.length;
  for (let i = sortedEdits.length - 1; i >= 0; i--) {
    let e = sortedEdits[i];
    if (e.offset + e.length <= lastModifiedOffset) {
      text2 = applyEdit(text2, e);
    } else {
      throw new Error("Overlapping edit");
    }
    lastModifiedOffset = e.offset;
  }
  return text2;
}

// src/io/settings-text.ts
init_record();
function parseSettings(text2) {
  if (text2.trim() === "") return {};
  const errors = [];
  const value = parse4(text2, errors, { allowTrailingComma: true });
  return errors.length === 0 && isRecord(value) ? value : null;
}
function editSettings(text2, edits) {
  const formattingOptions = describeLayout(text2);
  let edited = text2.trim() === "" ? `{}${formattingOptions.eol}` : text2;
  for (const { path, value } of edits) {
    const isArrayInsertion = path.at(-1) === -1;
    edited = applyEdits(edited, modify(edited, [...path], value, { formattingOptions, isArrayInsertion }));
  }
  return edited;
}
function describeLayout(text2) {
  const indent2 = /^[ \t]*\{\s*?\n([ \t]+)\S/.exec(text2)?.[1] ?? "  ";
  return {
    insertSpaces: !indent2.startsWith("	"),
    tabSize: indent2.startsWith("	") ? 1 : indent2.length,
    eol: text2.includes("\r\n") ? "\r\n" : "\n"
  };
}

// src/steps/place-statusline.ts
function planPersonalStatusline(root, projectSettings, plan) {
  const path = `${root}/.claude/settings.local.json`;
  const previous = readOptional(path) ?? "";
  const personal = parseSettings(previous);
  if (personal === null) return { unreadable: path };
  const { HOME, CLAUDE_CONFIG_DIR } = process.env;
  const user = parseSettings(readOptional(`${CLAUDE_CONFIG_DIR || `${HOME}/.claude`}/settings.json`) ?? "");
  const edits = plan(personal, [projectSettings, user]);
  const apply = () => {
    if (edits.length === 0) return false;
    const left = editSettings(previous, edits);
    if (left.replace(/\s/g, "") === "{}") removeFile(path);
    else writeSettings(path, left);
    return true;
  };
  return { apply };
}

// src/cli/init.ts
var BUNDLES = [...HOOK_NAMES, "statusline", "holdfast"].map((name) => `${name}.mjs`);
function install(dir, asJson, withStatusline) {
  const root = findFolder(dir);
  if (root === null) return fail(`Cannot install into "${dir}": it is not a folder; create it or name another`, 2);
  const settingsPath = `${root}/.claude/settings.json`;
  const previous = readOptional(settingsPath) ?? "";
  const settings = parseSettings(previous);
  if (settings === null) {
    return fail(
      `Cannot merge into "${settingsPath}": it is not a JSON object; nothing was changed. Repair it and run init again`
    );
  }
  const statusline = withStatusline ? planPersonalStatusline(root, settings, planStatusline) : null;
  if (statusline !== null && "unreadable" in statusline) {
    return fail(
      `Cannot merge into "${statusline.unreadable}": it is not a JSON object; nothing was changed. Repair it and run init again`
    );
  }
  const target = `${root}/${INSTALL_FOLDER}/dist`;
  const source = findDistFolder();
  const changed = source === target ? 0 : copyBundles(source, target, BUNDLES).changed;
  const edits = planRegistration(settings);
  if (edits.length > 0) writeSettings(settingsPath, editSettings(previous, edits));
  statusline?.apply();
  const firings = fireBundles(target);
  const works = firings.every((firing) => firing.works);
  if (asJson)
    print(
      JSON.stringify(
        { root, bundles_changed: changed, registered: edits.length > 0, statusline: withStatusline, firings },
        null,
        2
      )
    );
  else print(describeInstall(root, changed, edits.length > 0, withStatusline, firings));
  if (!works) fail("At least one hook does not work here; see above. It needs node 20.16 or later on the PATH");
}
function fireBundles(folder) {
  const sandbox = createSandbox(DEMO_SESSION_ID);
  const firings = /* @__PURE__ */ new Map();
  try {
    for (const step of createDemoStory(sandbox.projectDir, sandbox.transcriptPath)) {
      if (step.newRows !== "") sandbox.append(sandbox.transcriptPath, step.newRows);
      const env2 = { HOME: sandbox.homeDir, CLAUDE_PROJECT_DIR: sandbox.projectDir };
      const run = runBundle(`${folder}/${step.hook}.mjs`, step.payload, env2);
      const answer = readAnswer(run.stdout);
      const failed = run.exitCode !== 0 || run.stderr !== "";
      const text2 = failed ? `exit ${run.exitCode}: ${run.stderr.trim().slice(0, 300)}` : answer;
      const known2 = firings.get(step.hook);
      if (failed || known2 === void 0 || known2.answer === "" && answer !== "") {
        firings.set(step.hook, { hook: step.hook, works: !failed && answer !== "", answer: text2 });
      }
    }
  } finally {
    sandbox.remove();
  }
  return [...firings.values()];
}
function describeInstall(root, changed, registered, withStatusline, firings) {
  const width = Math.max(...firings.map((firing) => firing.hook.length));
  const lines = firings.map(({ hook, works, answer }) => {
    const mark = works ? paint.green("ok") : paint.red("FAILED");
    const first = answer.trim().split("\n").slice(0, 2).join(" ").slice(0, 96);
    return `  ${hook.padEnd(width)}  ${mark}  ${works ? `${estimateTokens(answer)} tokens: ` : ""}${paint.dim(first)}`;
  });
  return [
    `${paint.bold("holdfast")} is installed in ${root}`,
    `  bundles: ${INSTALL_FOLDER}/dist (${changed === 0 ? "already up to date" : `${changed} written`})`,
    `  registration: .claude/settings.json (${registered ? "written" : "already there"})`,
    ...withStatusline ? ["  status line: .claude/settings.local.json (personal; what you had runs beside it)"] : [],
    "",
    "Each hook was fired with a real payload in a throw-away repository and answered:",
    ...lines,
    "",
    "Open Claude Code there; a running session takes the hooks after a restart. Commit .claude/ to share them."
  ].join("\n");
}

// src/core/journal/describe-event.ts
var word = (value) => excerptLine(typeof value === "string" ? value : String(value ?? "?"), 160);
var ratio2 = (value) => typeof value === "number" ? formatPercentage(value) : "an unknown fill";
var WORDINGS2 = {
  session_started: ({ source }) => `session started (${word(source)})`,
  context_threshold_reached: ({ new_tier, previous_tier, fill }) => `${word(new_tier).toUpperCase()} reached at ${ratio2(fill)}, was ${word(previous_tier).toUpperCase()}`,
  compaction_detected: ({ trigger, fill }) => `${word(trigger)} compaction announced at ${ratio2(fill)}`,
  checkpoint_created: ({ checkpoint_id, trigger }) => `checkpoint ${word(checkpoint_id)} saved (${word(trigger)})`,
  checkpoint_acknowledged: ({ checkpoint_id, channel }) => `checkpoint ${word(checkpoint_id)} told by ${word(channel)}`,
  resumption_injected: ({ checkpoint_id, tokens: tokens2 }) => `work restored from ${word(checkpoint_id)}${typeof tokens2 === "number" ? ` in ${formatTokens(tokens2)} tokens` : ""}`,
  summary_audited: ({ checkpoint_id, kept, lost, lost_kinds }) => `summary kept ${word(kept)} facts of ${word(checkpoint_id)} and lost ${word(lost)}${lost_kinds === "" ? "" : ` (${word(lost_kinds)})`}`,
  escalation_raised: ({ rule, criticality }) => `escalation ${word(rule)} at ${word(criticality)}`,
  criticality_raised: ({ previous, criticality, path }) => `criticality raised from ${word(previous)} to ${word(criticality)}: ${word(path)} was written`,
  session_abandoned: ({ reason }) => `context given up: ${word(reason)}`,
  tool_denied: ({ guard, tool, target }) => `${word(tool)} refused by ${word(guard)}: ${word(target)}`,
  problem: ({ text: text2 }) => word(text2)
};
var JOURNAL_EVENTS = Object.keys(WORDINGS2);
function describeEvent({ event, fields }) {
  const known2 = Object.hasOwn(WORDINGS2, event) ? WORDINGS2[event] : void 0;
  if (known2 !== void 0) return known2(fields);
  return excerptLine(`${event} ${JSON.stringify(fields)}`, 300);
}

// src/core/journal/filter.ts
var UNIT_MS = { m: 6e4, h: 36e5, d: 864e5 };
function parseSince(text2, now) {
  const age = /^(\d{1,6})([mhd])$/.exec(text2);
  if (age !== null) {
    const milliseconds = Number(age[1]) * (UNIT_MS[age[2] ?? ""] ?? 0);
    return new Date(now.getTime() - milliseconds).toISOString();
  }
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/.test(text2)) return null;
  const time2 = new Date(text2);
  return Number.isNaN(time2.getTime()) ? null : time2.toISOString();
}
function selectEvents(events, filter) {
  const { session, events: names, since } = filter;
  return events.filter(
    (line) => (session === null || line.sessionId?.startsWith(session) === true) && (names.length === 0 || names.includes(line.event)) && (since === null || line.at >= since)
  );
}

// src/core/journal/session-status.ts
init_record();
var NO_SIGN_OF_LIFE = /* @__PURE__ */ new Set(["session_abandoned", "compaction_detected", "checkpoint_created", "problem"]);
function deriveSessions(events) {
  const sessions = /* @__PURE__ */ new Map();
  const owners = /* @__PURE__ */ new Map();
  for (const { at, event, sessionId, fields } of events) {
    if (sessionId === null) continue;
    const before = sessions.get(sessionId);
    const checkpointId = stringOf(fields.checkpoint_id);
    if (event === "checkpoint_created" && checkpointId !== null) owners.set(checkpointId, sessionId);
    const abandonments = (before?.abandonments ?? 0) + (event === "session_abandoned" ? 1 : 0);
    const status = findStatus(before?.status ?? "active", event);
    const firstAt = before?.firstAt ?? at;
    sessions.set(sessionId, {
      sessionId,
      status,
      firstAt,
      lastAt: at,
      abandonments,
      resumedBy: before?.resumedBy ?? null
    });
    const owner = event === "resumption_injected" && checkpointId !== null ? owners.get(checkpointId) : void 0;
    const other = owner === void 0 || owner === sessionId ? void 0 : sessions.get(owner);
    if (other !== void 0) sessions.set(other.sessionId, { ...other, status: "resumed", resumedBy: sessionId });
  }
  return [...sessions.values()];
}
function findStatus(before, event) {
  if (event === "session_abandoned") return "abandoned";
  return before === "abandoned" && !NO_SIGN_OF_LIFE.has(event) ? "resumed" : before;
}

// src/cli/journal.ts
var ALL_EVENTS2 = 1e6;
function showJournal(options) {
  const { session, events: names, count: count3, json } = options;
  const root = findFolder(options.dir);
  if (root === null) return fail(`"${cleanText(options.dir)}" is not a folder; name the repository with --dir`, 2);
  if (session !== null && !isSafeName(session)) return fail(`"${cleanText(session)}" is not a session id`, 2);
  const since = options.since === null ? null : parseSince(options.since, readClock());
  if (options.since !== null && since === null) {
    return fail(
      `Cannot read --since "${cleanText(options.since)}": use a date like 2026-11-21, a time like 2026-11-21T10:00Z, or an age like 90m, 24h, 7d`,
      2
    );
  }
  const all = readRecentEvents(root, ALL_EVENTS2);
  const unknown2 = names.find((name) => !JOURNAL_EVENTS.includes(name) && !all.some(({ event }) => event === name));
  if (unknown2 !== void 0) {
    return fail(`There is no event "${cleanText(unknown2)}"; there are ${JOURNAL_EVENTS.join(", ")}`, 2);
  }
  const selected = selectEvents(all, { session, events: names, since });
  const shown = selected.slice(-count3);
  const concerned = new Set(shown.map(({ sessionId }) => sessionId));
  const sessions = deriveSessions(all).filter(({ sessionId }) => concerned.has(sessionId));
  if (json) return printJson({ events: shown.map(serializeLine), sessions: sessions.map(serializeSession) });
  if (all.length === 0) return print("The journal is empty: no hook has recorded anything here yet");
  if (shown.length === 0) return print("No event matches");
  if (shown.length < selected.length)
    print(paint.dim(`the last ${shown.length} of ${selected.length} events; -n shows more`));
  for (const line of shown) print(describeLine2(line));
  print("");
  for (const item of sessions) print(describeSession(item));
}
function describeLine2(line) {
  const session = excerptLine(line.sessionId ?? "-", 60).slice(0, 8);
  return `${paint.dim(describeTime(line.at))}  ${session.padEnd(8)}  ${describeEvent(line)}`;
}
function describeTime(at) {
  return excerptLine(at, 60).slice(0, 19).replace("T", " ");
}
var STATUS_PAINT = { active: paint.green, abandoned: paint.yellow, resumed: paint.cyan };
function describeSession({ sessionId, status, lastAt, abandonments, resumedBy }) {
  const by = resumedBy === null ? "" : ` by ${excerptLine(resumedBy, 60)}`;
  const given = abandonments === 0 ? "" : `, context given up ${abandonments} ${abandonments === 1 ? "time" : "times"}`;
  return `session ${excerptLine(sessionId, 60)}: ${STATUS_PAINT[status](status)}${by}${given}, last event ${describeTime(lastAt)}`;
}
function serializeLine({ at, event, sessionId, fields }) {
  return { at, event, session_id: sessionId, ...fields };
}
function serializeSession(item) {
  return {
    session_id: item.sessionId,
    status: item.status,
    first_at: item.firstAt,
    last_at: item.lastAt,
    abandonments: item.abandonments,
    resumed_by: item.resumedBy
  };
}

// src/core/recall/describe-hit.ts
var ROW_CHARS = 8;
function describeHit(hit, about) {
  const { place, times, kind } = hit;
  const since = about.compactions - place.compactions;
  const parts = [
    kind,
    place.time === "" ? "" : `${place.time.slice(0, 19)}Z`,
    describePlace(hit, about.namesSession ? hit.sessionId : null),
    since === 0 ? "" : since === 1 ? "before the last compaction" : `${since} compactions ago`,
    times > 1 ? `${times} times, this the newest` : ""
  ];
  const head = parts.filter((part) => part !== "").join(", ");
  const body = [describeDeed(hit), ...hit.details.map(({ name, text: text2 }) => `${name}: ${oneLine(text2)}`)];
  return [`[${head}]`, ...body.map(indent)].join("\n");
}
function describePlace({ place }, session) {
  const row = place.row === null ? "" : `row ${place.row.slice(0, ROW_CHARS)} `;
  return `${session === null ? "" : `session ${session.slice(0, ROW_CHARS)} `}${row}line ${place.line}`;
}
function describeDeed({ kind, verb, head, outcome }) {
  if (kind === "user" || kind === "assistant") return `${verb}: ${head}${outcome === null ? "" : `
-> ${outcome}`}`;
  return `${verb} ${oneLine(head)} -> ${outcome === null ? "" : oneLine(outcome)}`;
}
function describeWhole(entry) {
  const { kind, verb, head, outcome, place, details } = entry;
  const row = place.row === null ? "" : ` row ${place.row}`;
  const time2 = place.time === "" ? "" : `, ${place.time}`;
  const rest = details.map(({ name, text: text2 }) => `${name}:
${indent(text2)}`);
  const body = [`${verb}:
${indent(head)}`, outcome === null ? "" : `-> ${outcome}`, ...rest];
  return [`[${kind}${row}, line ${place.line}${time2}]`, ...body.filter((text2) => text2 !== "").map(indent)].join("\n");
}
function indent(text2) {
  return text2.split("\n").map((line) => `  ${line}`).join("\n");
}
function oneLine(text2) {
  return text2.replace(/\s+/g, " ").trim();
}

// src/core/recall/entry.ts
var RECALL_KINDS = ["user", "assistant", "command", "file", "agent"];

// src/core/recall/fold.ts
var ASCII = /^[\u0000-\u007f]*$/;
function foldText(text2) {
  return ASCII.test(text2) ? text2.toLowerCase() : foldForeign(text2);
}
function foldForeign(text2) {
  return text2.normalize("NFKD").replace(/[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, "").toLowerCase().replaceAll("\u03C2", "\u03C3");
}
function unfoldOffsets(text2, foldedOffsets) {
  if (ASCII.test(text2)) return [...foldedOffsets];
  const found = [];
  let folded = 0;
  let offset = 0;
  for (const character of text2) {
    folded += foldForeign(character).length;
    while (found.length < foldedOffsets.length && (foldedOffsets[found.length] ?? 0) < folded) found.push(offset);
    if (found.length === foldedOffsets.length) return found;
    offset += character.length;
  }
  return foldedOffsets.map((_, index) => found[index] ?? text2.length);
}

// src/core/recall/query.ts
var MAX_WORDS2 = 32;
var MAX_CHARS2 = 1e3;
function parseQuery(args) {
  if (args.reduce((sum, text2) => sum + text2.length, 0) > MAX_CHARS2) return null;
  const terms = args.flatMap(parseArgument);
  const words = terms.flatMap((term) => term.words);
  if (words.length === 0 || words.length > MAX_WORDS2) return null;
  return { terms, words: [...new Set(words)].map(createWord) };
}
function parseArgument(text2) {
  const pieces = text2.split('"');
  if (pieces.length > 1) {
    return pieces.flatMap((piece, index) => index % 2 === 1 ? parsePhrase(piece) : splitWords(piece).map(createWord));
  }
  const words = splitWords(text2);
  return words.length > 1 ? parsePhrase(text2) : words.map(createWord);
}
function parsePhrase(text2) {
  const words = splitWords(text2);
  return words.length === 0 ? [] : [{ words, isPhrase: true }];
}
function createWord(word2) {
  return { words: [word2], isPhrase: false };
}
function splitWords(text2) {
  return foldText(text2).split(/\s+/).filter((word2) => word2 !== "");
}

// src/core/recall/match.ts
function findMatch(query, foldedTexts) {
  const isThere = (term) => foldedTexts.some((text2) => findTerm(text2, term, 0) !== -1);
  const words = query.words.filter(isThere);
  if (words.length === 0) return null;
  const chars = words.reduce((sum, { words: [word2 = ""] }) => sum + word2.length, 0);
  const counts = { words: words.length, chars };
  if (words.length < query.words.length) return { level: 1, ...counts, terms: words };
  const isWhole = query.terms.every((term) => !term.isPhrase || isThere(term));
  return isWhole ? { level: 3, ...counts, terms: query.terms } : { level: 2, ...counts, terms: words };
}
function findTerm(folded, term, from) {
  const first = term.words[0] ?? "";
  const isFree = startsAnywhere(first);
  for (let at = folded.indexOf(first, from); at !== -1; at = folded.indexOf(first, at + 1)) {
    if (!isFree && isWordCharacter(folded.charCodeAt(at - 1))) continue;
    if (!term.isPhrase || isFollowed(folded, at + first.length, term.words)) return at;
  }
  return -1;
}
function isFollowed(folded, from, words) {
  let at = from;
  for (const word2 of words.slice(1)) {
    const start = at;
    while (isSpace(folded.charCodeAt(at))) at += 1;
    if (at === start || !folded.startsWith(word2, at)) return false;
    at += word2.length;
  }
  const last = words.at(-1) ?? "";
  return startsAnywhere(last.slice(-1)) || !isWordCharacter(folded.charCodeAt(at));
}
var UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
function startsAnywhere(word2) {
  return !isWordCharacter(word2.charCodeAt(0)) || UNSPACED.test(word2);
}
function isWordCharacter(code) {
  if (code < 128) return code >= 97 && code <= 122 || code >= 48 && code <= 57;
  return code >= 128 && /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
}
function isSpace(code) {
  return code === 32 || code >= 9 && code <= 13 || code === 160 || code === 8232 || code === 8233;
}

// src/core/recall/quote.ts
var CUT = " ... ";
function quoteAround(text2, terms, maxChars) {
  const whole = text2.trim();
  if (whole.length <= maxChars) return detach(whole);
  const places = findPlaces(whole, terms);
  if (places.length === 0) places.push(0);
  const width = Math.floor(maxChars / Math.min(3, places.length));
  const pieces = [];
  let left = maxChars;
  for (const place of places) {
    const last = pieces.at(-1);
    if (last !== void 0 && place < last.end) continue;
    if (left < 20) break;
    const start = Math.max(0, last?.end ?? 0, place - Math.floor(width / 3));
    const end = Math.min(whole.length, start + Math.min(width, left));
    if (last?.end === start) last.end = end;
    else pieces.push({ start, end });
    left -= end - start;
  }
  const words = pieces.map(({ start, end }) => cutAtWords(whole, start, end));
  const before = (pieces[0]?.start ?? 0) > 0 ? CUT.trimStart() : "";
  const after = (pieces.at(-1)?.end ?? 0) < whole.length ? CUT.trimEnd() : "";
  return detach(`${before}${words.join(CUT)}${after}`);
}
function findPlaces(text2, terms) {
  const folded = foldText(text2);
  const found = terms.map((term) => findTerm(folded, term, 0)).filter((at) => at !== -1);
  return unfoldOffsets(
    text2,
    found.sort((a, b) => a - b)
  );
}
function cutAtWords(text2, start, end) {
  let piece = text2.slice(start, end);
  if (start > 0) piece = piece.replace(/^\S{0,15}\s+/, "");
  if (end < text2.length) piece = piece.replace(/\s+\S{0,15}$/, "");
  return piece.toWellFormed().replace(/^\ufffd|\ufffd$/g, "");
}

// src/core/recall/ranking.ts
var SPARE = 2e3;
var MAX_ROWS = 200;
var QUOTE_CHARS = {
  user: 700,
  assistant: 420,
  command: 300,
  file: 200,
  agent: 200
};
var DETAIL_CHARS = 260;
function createRanking(query, limit) {
  const candidates = /* @__PURE__ */ new Map();
  let level = 0;
  let order = 0;
  let isExact = true;
  const add = (entry, sessionId) => {
    if ((findMatch(query, foldAll(entry))?.level ?? 0) < Math.max(1, level)) return;
    const clean = cleanEntry(entry);
    const match = findMatch(query, foldAll(clean));
    if (match === null || match.level < level) return;
    if (match.level > level) {
      candidates.clear();
      isExact = true;
      level = match.level;
    }
    place(clean, match, sessionId);
    if (candidates.size > 2 * (limit + SPARE)) prune();
  };
  const place = (entry, match, sessionId) => {
    const { kind, verb, head, outcome } = entry;
    const key = fingerprint([kind, verb, outcome ?? "", head.trim()].join("\n"));
    const known2 = candidates.get(key);
    const row = entry.place.row ?? `${sessionId} ${entry.place.line}`;
    const isRepeated = known2?.rows.has(row) === true;
    const times = (known2?.hit.times ?? 0) + (isRepeated ? 0 : 1);
    const rows = known2?.rows ?? /* @__PURE__ */ new Set();
    if (rows.size < MAX_ROWS) rows.add(row);
    order += 1;
    if (known2 !== void 0 && (isRepeated || known2.hit.place.time > entry.place.time)) {
      known2.hit = { ...known2.hit, times };
      return;
    }
    candidates.set(key, { hit: { ...shorten2(entry, match), sessionId, times }, match, order, rows });
  };
  const prune = () => {
    const worst = sort([...candidates]).slice(limit + SPARE);
    for (const [key] of worst) candidates.delete(key);
    isExact = false;
  };
  const result = () => {
    const hits = sort([...candidates]).map(([, { hit }]) => hit);
    return { level, hits: hits.slice(0, limit), found: candidates.size, isExact };
  };
  return { add, result };
}
function sort(entries) {
  const quality = ({ match }) => match.level === 1 ? [match.words, match.chars] : [0, 0];
  return entries.sort(([, a], [, b]) => {
    const [aWords = 0, aChars = 0] = quality(a);
    const [bWords = 0, bChars = 0] = quality(b);
    const [aTime, bTime] = [a.hit.place.time, b.hit.place.time];
    return bWords - aWords || bChars - aChars || (aTime < bTime ? 1 : aTime > bTime ? -1 : b.order - a.order);
  });
}
function foldAll({ head, outcome, details }) {
  return [head, outcome ?? "", ...details.map((detail) => detail.text)].map(foldText);
}
function cleanEntry(entry) {
  const { head, outcome, details } = entry;
  return {
    ...entry,
    head: cleanForeign(head),
    outcome: outcome === null ? null : cleanForeign(outcome),
    details: details.map(({ name, text: text2 }) => ({ name, text: cleanForeign(text2) }))
  };
}
function cleanForeign(text2) {
  return redactText(cleanText(text2));
}
function shorten2(entry, { terms }) {
  const { head, details, kind } = entry;
  const shown = details.filter((detail) => findMatch({ terms, words: terms }, [foldText(detail.text)]) !== null);
  const quote2 = ({ name, text: text2 }) => ({ name, text: quoteAround(text2, terms, DETAIL_CHARS) });
  return { ...entry, head: quoteAround(head, terms, QUOTE_CHARS[kind]), details: shown.map(quote2) };
}

// src/io/project-dir.ts
await init_node_fs();
function findProjectDir(cwd2) {
  const given = process.env.CLAUDE_PROJECT_DIR;
  if (isAbsolutePath(given) && isFolder(given)) return given.length > 1 ? given.replace(/[\\/]+$/, "") : given;
  if (!isAbsolutePath(cwd2) || !isFolder(cwd2)) return null;
  return findGitRoot(cwd2) ?? cwd2;
}
function isFolder(path) {
  return existsSync(`${path}/.`);
}

// src/core/recall/describe-call.ts
init_record();
function describeCall2({ name, input }) {
  const path = stringOf(input.file_path) ?? stringOf(input.notebook_path) ?? "";
  switch (name) {
    case "Bash":
    case "PowerShell":
      return { kind: "command", verb: "ran", head: textAt(input, "command"), details: [], resultName: "output" };
    case "Write":
      return { kind: "file", verb: "write", head: path, details: describeTexts(input, ["content"]), resultName: null };
    case "Edit":
    case "MultiEdit":
    case "NotebookEdit":
      return { kind: "file", verb: "edit", head: path, details: describeEdits(input), resultName: null };
    case "Read":
      return { kind: "file", verb: "read", head: path, details: [], resultName: null };
    case "Agent":
    case "Task":
      return describeAgent2(input);
    case "ExitPlanMode":
      return {
        kind: "assistant",
        verb: "presented a plan",
        head: textAt(input, "plan"),
        details: [],
        resultName: "answer"
      };
    case "AskUserQuestion":
      return { kind: "assistant", verb: "asked", head: listQuestions(input), details: [], resultName: "answer" };
  }
  const head = `${name} ${JSON.stringify(input)}`;
  return { kind: "command", verb: "called", head, details: [], resultName: "result" };
}
function describeAgent2(input) {
  const prompt = textAt(input, "prompt");
  const head = stringOf(input.description) ?? (excerptLine(prompt, 80) || "agent");
  return { kind: "agent", verb: "agent", head, details: [{ name: "asked", text: prompt }], resultName: "returned" };
}
function describeEdits(input) {
  const edits = Array.isArray(input.edits) ? input.edits.filter(isRecord) : [];
  return [input, ...edits].flatMap((edit) => describeTexts(edit, ["old_string", "new_string", "new_source"]));
}
var DETAIL_NAMES = {
  content: "content",
  old_string: "replaced",
  new_string: "by",
  new_source: "content"
};
function describeTexts(input, names) {
  return names.flatMap((name) => {
    const text2 = textAt(input, name);
    return text2 === "" ? [] : [{ name: DETAIL_NAMES[name] ?? name, text: text2 }];
  });
}
function listQuestions(input) {
  const questions = Array.isArray(input.questions) ? input.questions.filter(isRecord) : [];
  return questions.map((item) => textAt(item, "question")).join(" ");
}
function textAt(input, name) {
  return stringOf(input[name]) ?? "";
}
function isRecallCall({ name, input }) {
  return (name === "Bash" || name === "PowerShell") && /\bholdfast(?:\.mjs)?["']?\s+recall\b/.test(textAt(input, "command"));
}

// src/core/recall/row-time.ts
init_record();
var TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
function findRowTime(line, uuid) {
  const mark = `"uuid":"${uuid}","timestamp":"`;
  const at = uuid === null ? -1 : line.indexOf(mark);
  const from = at + mark.length;
  const time2 = at === -1 ? parseJsonRecord(line)?.timestamp : line.slice(from, line.indexOf('"', from));
  return typeof time2 === "string" && TIME.test(time2) ? detach(time2) : null;
}

// src/core/recall/entry-reader.ts
var MAX_OPEN = 500;
var MAX_OPEN_BYTES = 16 << 20;
var MAX_SETTLED = 1e4;
var LONG_RESULT_BYTES2 = 1500;
var LONGEST_ROW_BYTES = 1 << 20;
function createEntryReader(take) {
  const open2 = /* @__PURE__ */ new Map();
  const settled = /* @__PURE__ */ new Map();
  let openBytes = 0;
  let compactions = 0;
  let passedOver = 0;
  let time2 = "";
  const say = (kind, verb, head, place) => take({ kind, verb, head: dropColours(head), outcome: null, details: [], place });
  const addCall = (tool, place, bytes) => {
    if (isRecallCall(tool) || open2.has(tool.id) || settled.has(tool.id)) return;
    open2.set(tool.id, { words: describeCall2(tool), place, bytes });
    openBytes += bytes;
    for (const id of open2.keys()) {
      if (open2.size <= MAX_OPEN && openBytes <= MAX_OPEN_BYTES) break;
      close2(id, NO_RESULT, []);
    }
  };
  const close2 = (id, outcome, details) => {
    const call = open2.get(id);
    if (call === void 0) return;
    open2.delete(id);
    openBytes -= call.bytes;
    const { kind, verb, head } = call.words;
    settled.set(id, kind === "agent" ? head : "");
    dropOldest(settled, MAX_SETTLED);
    take({ kind, verb, head, outcome, details: [...call.words.details, ...details], place: call.place });
  };
  const addResult = (raw, place) => {
    const call = open2.get(raw.id);
    if (call === void 0) return;
    const result = { ...raw, text: dropColours(raw.text) };
    const refusal = findRefusalWords(result);
    if (refusal !== null) say("user", "said, refusing a call", refusal, place);
    const answer = findAnswer(result);
    if (answer !== null && call.words.verb === "asked") say("user", "answered", answer, place);
    if (isLaunch(call, result)) return close2(result.id, "running in the background", []);
    const { resultName } = call.words;
    const details = resultName === null || result.text === "" ? [] : [{ name: resultName, text: result.text }];
    close2(result.id, describeEnd2(result), details);
  };
  const addReport = ({ callId, status, summary, result }, place) => {
    const head = settled.get(callId) || summary || "agent";
    const details = [{ name: "returned", text: result }];
    take({ kind: "agent", verb: "agent", head, outcome: status, details, place });
  };
  const addRow = (row, place, bytes) => {
    if (row?.kind === "boundary") compactions += 1;
    if (row?.kind === "user") say("user", "said", row.text, place);
    if (row?.kind === "report") addReport(row, place);
    if (row?.kind === "results") for (const result of row.results) addResult(result, place);
    if (row?.kind === "assistant") {
      if (row.text.trim() !== "") say("assistant", "said", row.text, place);
      for (const tool of row.tools) addCall(tool, place, bytes);
    }
  };
  const isUnread = (line) => {
    const id = findLongResult(line);
    if (id === null) return false;
    return line.bytes > LONGEST_ROW_BYTES || (open2.get(id)?.words.resultName ?? null) === null;
  };
  const add = (line, number2) => {
    if (isAside(line.head)) return;
    if (isUnread(line)) return addRow(parseLine(line), placeAt(null, number2), 0);
    if (line.bytes > LONGEST_ROW_BYTES) {
      passedOver += 1;
      return;
    }
    const text2 = line.read();
    const row = parseRow(text2);
    const uuid = row?.uuid ?? null;
    if (row !== null) time2 = findRowTime(text2, uuid) ?? time2;
    addRow(row, placeAt(uuid, number2), line.bytes);
  };
  const placeAt = (uuid, line) => ({
    row: isSafeName(uuid) ? uuid : null,
    line,
    time: time2,
    compactions
  });
  const end = () => {
    for (const id of [...open2.keys()]) close2(id, NO_RESULT, []);
    return { compactions, passedOver };
  };
  return { add, end };
}
function isAside(head) {
  return head.includes('"isSidechain":true') || /"attachment":\{"type":"(?!queued_command")/.test(head);
}
function findLongResult(line) {
  if (line.bytes < LONG_RESULT_BYTES2 || !/"type":"user","message":\{"role":"user","content":\[\{/.test(line.head))
    return null;
  return line.count('"tool_use_id":"') === 1 ? /"tool_use_id":"([\w-]{1,200})"/.exec(line.head)?.[1] ?? null : null;
}
function isLaunch({ words }, { isError, text: text2 }) {
  return words.kind === "agent" && !isError && text2.startsWith("Async agent launched");
}
function findAnswer({ isError, text: text2 }) {
  if (isError || !/^(?:Your questions have been answered|The user answered|User has answered your questions): /.test(text2))
    return null;
  const end = Math.max(text2.lastIndexOf(". You can now continue"), text2.lastIndexOf(". Read the answers carefully"));
  return text2.slice(text2.indexOf(": ") + 2, end === -1 ? void 0 : end);
}
function describeEnd2(result) {
  return !result.isError && result.text.startsWith("User has approved your plan") ? "approved by the user" : describeOutcome(result);
}
function dropOldest(known2, limit) {
  const oldest = known2.keys().next().value;
  if (known2.size > limit && oldest !== void 0) known2.delete(oldest);
}

// src/steps/search-transcripts.ts
function readEntries(projectDir, transcripts, take) {
  let [lines, passedOver, damaged] = [0, 0, 0];
  const compactions = /* @__PURE__ */ new Map();
  const problems = [];
  const shorten3 = (entry) => entry.kind === "file" && entry.head.startsWith(`${projectDir}/`) ? { ...entry, head: entry.head.slice(projectDir.length + 1) } : entry;
  for (const { path, sessionId } of transcripts) {
    const reader = createEntryReader((entry) => take(shorten3(entry), sessionId));
    const read2 = readTranscriptLines(path, reader.add);
    const seen = reader.end();
    compactions.set(sessionId, seen.compactions);
    if ("error" in read2) {
      problems.push({ code: "transcript-unreadable", path, cause: read2.error, consequence: "it is not searched" });
      continue;
    }
    lines += read2.lines;
    passedOver += read2.passedOver + seen.passedOver;
    damaged += read2.damaged;
  }
  return { lines, passedOver, damaged, compactions, problems };
}
function searchTranscripts(projectDir, transcripts, search) {
  const ranking = createRanking(search.query, search.limit);
  const read2 = readEntries(projectDir, transcripts, (entry, sessionId) => {
    if (search.kind === null || entry.kind === search.kind) ranking.add(entry, sessionId);
  });
  return { ...read2, ...ranking.result() };
}

// src/cli/recall.ts
var MAX_LIMIT = 200;
var MAX_ENTRIES_OF_ROW = 100;
function recall(args, options) {
  const root = findRoot2(options.dir);
  if (root === null)
    return fail(`"${cleanText(options.dir ?? ".")}" is not a folder; name the repository with --dir`, 2);
  const known2 = findTranscripts(root);
  const chosen = chooseTranscripts(known2, options);
  if (options.full !== void 0) return showRow(root, options.full, chosen, known2, options);
  const query = parseQuery(args.map((text2) => text2.replaceAll(`${root}/`, "")));
  if (query === null) return fail("Say what to look for: 1 to 32 words, for example: holdfast recall failing test", 2);
  const kind = RECALL_KINDS.find((name) => name === options.kind) ?? null;
  if (kind === null && options.kind !== void 0) return fail(`--kind is one of ${RECALL_KINDS.join(", ")}`, 2);
  const limit = /^\d{1,3}$/.test(options.limit) ? Number(options.limit) : 0;
  if (limit < 1 || limit > MAX_LIMIT) return fail(`--limit is a number from 1 to ${MAX_LIMIT}`, 2);
  if (chosen.length === 0) return fail(describeMissing(known2, options));
  const found = searchTranscripts(root, chosen, { query, kind, limit });
  for (const problem of found.problems) fail(cleanText(describeProblem(problem)));
  const asked = redactText(excerptLine(args.join(" "), 200));
  if (options.json === true) print(JSON.stringify(serializeSearch(asked, kind, chosen, found), null, 2));
  else if (found.hits.length > 0) print(describeSearch(asked, chosen, found));
  else if (found.lines > 0 || found.problems.length === 0) print(describeNothing(asked, kind, chosen, known2, found));
  process.exitCode = found.hits.length > 0 ? 0 : 1;
}
function findRoot2(dir) {
  const folder = findFolder(dir ?? ".");
  return dir === void 0 ? findProjectDir(folder) : folder;
}
function chooseTranscripts(known2, { all, session }) {
  if (session !== void 0) {
    const named = known2.filter(({ sessionId }) => sessionId === session);
    return named.length > 0 ? named : known2.filter(({ sessionId }) => session.length >= 6 && sessionId.startsWith(session));
  }
  const current = findCurrentTranscript(known2);
  return all === true ? [...known2] : current === null ? [] : [current];
}
function describeMissing(known2, { session }) {
  if (known2.length === 0) return "No transcript of this project was found; name its folder with --dir";
  const ids = known2.slice(-5).map(({ sessionId }) => sessionId);
  return `No transcript of session "${cleanText(session ?? "")}" was found; the last ones are ${ids.reverse().join(", ")}`;
}
function describeSearch(asked, chosen, search) {
  const { level, hits, found, isExact } = search;
  const total = isExact ? `${found}` : `more than ${found}`;
  const count3 = hits.length < found || !isExact ? `${hits.length} of ${total}` : total;
  const heads = {
    3: `${count3} found for: ${asked}`,
    2: `Nothing has the phrase word for word; ${count3} with all its words: ${asked}`,
    1: `Nothing has all the words; ${count3} with some of them, the best first: ${asked}`
  };
  const head = `${heads[level === 0 ? 1 : level]} (${describeScope(chosen, search)}${level === 1 ? "" : ", newest first"})`;
  const blocks = hits.map(
    (hit) => describeHit(hit, { compactions: search.compactions.get(hit.sessionId) ?? 0, namesSession: chosen.length > 1 })
  );
  const more = hits.length < found ? "; --limit N shows more" : "";
  return [head, ...blocks, ...describeGaps(search), `holdfast recall --full ROW prints a row whole${more}`].join("\n");
}
function describeNothing(asked, kind, chosen, known2, search) {
  const what = kind === null ? "" : ` of kind ${kind}`;
  const others = known2.length - chosen.length;
  const hint = others > 0 ? `; --all searches ${others} more of this project` : "";
  return [`Nothing found${what} for: ${asked} (${describeScope(chosen, search)})${hint}`, ...describeGaps(search)].join(
    "; "
  );
}
function describeScope(chosen, { lines }) {
  const [first] = chosen;
  const what = chosen.length === 1 ? `session ${first?.sessionId.slice(0, ROW_CHARS)}` : `${chosen.length} transcripts`;
  return `${what}, ${lines} lines`;
}
function describeGaps({ passedOver, damaged, lines }) {
  return [
    passedOver > 0 ? `not searched: ${passedOver} too long` : "",
    damaged > 1 || damaged > 0 && damaged === lines ? `not searched: ${damaged} cut or no rows` : ""
  ].filter((text2) => text2 !== "");
}
function serializeSearch(asked, kind, chosen, search) {
  const { level, hits, found, isExact, lines, passedOver, damaged, compactions, problems } = search;
  return {
    query: asked,
    kind,
    sessions: chosen.map(({ sessionId }) => sessionId),
    match: ["nothing", "some words", "all words", "all"][level],
    found,
    found_is_exact: isExact,
    hits: hits.map((hit) => ({
      session_id: hit.sessionId,
      compactions_since: (compactions.get(hit.sessionId) ?? 0) - hit.place.compactions,
      times: hit.times,
      ...serializeEntry(hit)
    })),
    lines,
    lines_too_long: passedOver,
    lines_damaged: damaged,
    problems: problems.map((problem) => cleanText(describeProblem(problem)))
  };
}
function serializeEntry({ kind, verb, head, outcome, details, place }) {
  return { row: place.row, line: place.line, time: place.time || null, kind, verb, text: head, outcome, details };
}
function showRow(root, row, chosen, known2, options) {
  const isLine = /^\d{1,7}$/.test(row);
  if (!isLine && !/^[\w-]{4,64}$/.test(row))
    return fail("--full takes a row as recall shows it: 4 or more of its characters, or a line", 2);
  const isIt = ({ place }) => isLine ? place.line === Number(row) : place.row?.startsWith(row) === true;
  const read2 = (transcripts) => {
    const entries = [];
    const { problems } = readEntries(root, transcripts, (entry, sessionId) => {
      if (isIt(entry) && entries.length < MAX_ENTRIES_OF_ROW) entries.push({ ...cleanEntry(entry), sessionId });
    });
    for (const problem of problems) fail(cleanText(describeProblem(problem)));
    return entries;
  };
  const here = read2(chosen);
  const isAnywhere = here.length === 0 && !isLine && options.session === void 0;
  const found = isAnywhere ? read2(known2.filter((transcript) => !chosen.includes(transcript))) : here;
  if (found.length === 0) return fail(`No row "${row}" that says or does anything was found`);
  const rows = [...new Set(found.map(({ place }) => place.row))];
  if (rows.length > 1 && !isLine) return fail(`"${row}" begins ${rows.length} rows: ${rows.join(", ")}`, 2);
  process.exitCode = 0;
  if (options.json !== true) return print(found.map(describeWhole).join("\n"));
  const rowsWhole = found.map((entry) => ({ session_id: entry.sessionId, ...serializeEntry(entry) }));
  print(JSON.stringify(rowsWhole, null, 2));
}

// src/core/trajectory/thin.ts
function thinPositions(values, limit, keep) {
  if (values.length <= limit) return values.map((_, index) => index);
  const kept = /* @__PURE__ */ new Set([0, values.length - 1, ...keep]);
  const buckets = Math.max(1, Math.floor(limit / 2));
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const from = Math.floor(bucket * values.length / buckets);
    const to = Math.floor((bucket + 1) * values.length / buckets);
    let lowest = from;
    let highest = from;
    for (let index = from; index < to; index += 1) {
      if ((values[index] ?? 0) < (values[lowest] ?? 0)) lowest = index;
      if ((values[index] ?? 0) > (values[highest] ?? 0)) highest = index;
    }
    kept.add(lowest).add(highest);
  }
  return [...kept].filter((index) => index >= 0 && index < values.length).sort((a, b) => a - b);
}

// src/core/report/chart.ts
var MAX_POINTS = 500;
var HEADROOM = 1.06;
var MAX_TOP = 1.5;
function drawChart(session, thresholds) {
  const { answers, compactions } = session.trajectory;
  const fills = answers.map((answer) => measureFill(session, answer));
  const top = Math.min(MAX_TOP, fills.reduce((most, fill) => Math.max(most, fill), 1) * HEADROOM);
  const yOf = (fill) => round(100 * (1 - Math.min(fill, top) / top));
  const span = Math.max(1, answers.length - 1);
  const xOf = (index) => answers.length === 1 ? 50 : round(100 * index / span);
  const keep = new Set(compactions.flatMap(({ position }) => [position - 1, position]));
  const kept = thinPositions(fills, MAX_POINTS, keep);
  const curves = [];
  let context = -1;
  for (const index of kept) {
    const answer = answers[index];
    if (answer === void 0) continue;
    const lines = describePoint(session, answers, index, thresholds);
    const point = { x: xOf(index), y: yOf(fills[index] ?? 0), lines };
    if (answer.context !== context) curves.push([]);
    context = answer.context;
    curves.at(-1)?.push(point);
  }
  return {
    points: curves.flat(),
    curves,
    bands: listBands(thresholds, top, yOf),
    labels: listLabels(session, thresholds, yOf),
    place: (position) => answers.length < 2 ? 50 : Math.min(100, Math.max(0, round(100 * (position - 0.5) / span)))
  };
}
function listBands(thresholds, top, yOf) {
  const bounds = { nominal: 0, ...thresholds };
  return THRESHOLD_TIERS.map((tier, rank) => {
    const next = THRESHOLD_TIERS[rank + 1];
    const upper = yOf(next === void 0 ? top : bounds[next]);
    const clear = next === void 0 ? yOf(1) : upper;
    return { tier, top: upper, height: round(yOf(bounds[tier]) - upper), word: round((yOf(bounds[tier]) + clear) / 2) };
  });
}
function listLabels(session, thresholds, yOf) {
  const point = findMainPoint(session);
  const { low, warning, critical, emergency } = thresholds;
  return [0, low, warning, critical, emergency, 1].map((fill) => {
    const tokens2 = point === null || fill === 0 ? "" : ` ${formatTokens(fill * point.tokens)}`;
    return { y: yOf(fill), text: `${formatPercentage(fill)}${tokens2}` };
  });
}
function describePoint(session, answers, index, thresholds) {
  const answer = answers[index];
  if (answer === void 0) return [];
  const fill = measureFill(session, answer);
  const point = session.points.get(answer.model);
  const before = answers[index - 1];
  const grown = before === void 0 || before.context !== answer.context ? null : countUsed(answer) - countUsed(before);
  const change = grown === null ? "" : `${grown < 0 ? "-" : "+"}${formatTokens(Math.abs(grown))} since the answer before`;
  return [
    `Answer ${index + 1} of ${answers.length}${answer.at === null ? "" : `, ${formatTime(answer.at)}`}`,
    `${formatPercentage(fill)}, ${classifyTier(fill, thresholds).toUpperCase()}`,
    `${formatTokens(countUsed(answer))} of ${formatTokens(point?.tokens ?? 0)} tokens, ${formatTokensLeft(Math.max(0, (point?.tokens ?? 0) - countUsed(answer)))} left`,
    change,
    answer.work
  ].filter((line) => line !== "");
}
function formatTime(at) {
  return at.slice(0, 19).replace("T", " ");
}
function round(value) {
  return Math.round(value * 100) / 100;
}

// src/core/report/figure.ts
var LANES = [
  ["Tier rises", { tier: "&#9650;" }],
  ["Compacted", { compaction: "&#9660;" }],
  ["Saved, told", { checkpoint: "&#9670;", acknowledged: "&#9671;" }],
  ["Restored", { restored: "&#8635;" }],
  ["Refusals", { refusal: "&#10005;" }]
];
var MAX_MARKS = 300;
function renderFigure(facts) {
  const { chart, events, answers, sentence } = facts;
  const words = chart.bands.filter(({ tier, height }) => tier !== "nominal" && height > 3).map(({ tier, word: word2 }) => `<span class="word ${tier}" style="top:${word2}%">${tier.toUpperCase()}</span>`);
  const labels = chart.labels.map(({ y, text: text2 }) => `<span style="top:${y}%">${escapeText(text2)}</span>`);
  return `<div class="chart">
<div class="axis" aria-hidden="true">${labels.join("")}</div>
<div class="plot" tabindex="0" role="img" aria-label="${escapeAttribute(`Fill of the context over time. ${sentence}`)}">${renderDrawing(chart, events)}${words.join("")}</div>
${LANES.map((lane) => renderLane(lane, facts)).join("")}<div class="times" aria-hidden="true">${renderTimes(answers)}</div>
<script type="application/json">${serializeData(chart, events)}</script>
</div>`;
}
function renderDrawing(chart, events) {
  const bands = chart.bands.map(
    ({ tier, top, height }) => `<rect class="${tier}" x="0" y="${top}" width="100" height="${height}"/>`
  );
  const curves = chart.curves.map((points) => {
    const path = points.map(({ x, y }) => `${x} ${y}`).join("L");
    const [first, last] = [points[0], points.at(-1)];
    const line = points.length === 1 ? `M${(first?.x ?? 0) - 0.4} ${first?.y}h0.8` : `M${path}`;
    return `<path class="area" d="M${first?.x} 100L${path}L${last?.x} 100Z"/><path class="curve" d="${line}"/>`;
  });
  const cuts = events.filter(({ kind }) => kind === "compaction").map(({ position }) => `<path class="cut" d="M${chart.place(position)} 0V100"/>`);
  const limit = chart.labels.at(-1)?.y ?? 0;
  return `<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">${bands.join("")}${curves.join("")}<path class="point" d="M0 ${limit}H100"/>${cuts.join("")}</svg>`;
}
function renderLane([name, kinds], { chart, events, id }) {
  const marks = events.map((event, index) => ({ event, index })).filter(({ event }) => kinds[event.kind] !== void 0).slice(0, MAX_MARKS).map(({ event, index }) => {
    const title2 = escapeAttribute(`${event.at === null ? "" : `${formatTime(event.at)}: `}${event.text}`);
    const tier = event.tier === null ? "" : ` ${event.tier}`;
    return `<a class="mark${tier}" style="left:${placeEvent(chart, event)}%" href="#${id}-${index}" title="${title2}" aria-label="${title2}">${kinds[event.kind]}</a>`;
  });
  return marks.length === 0 ? "" : `<div class="lane-name">${name}</div><div class="lane">${marks.join("")}</div>
`;
}
function renderTimes(answers) {
  const middle = answers.length > 2 ? [Math.floor((answers.length - 1) / 2)] : [];
  const shown = [.../* @__PURE__ */ new Set([0, ...middle, answers.length - 1])];
  const days = new Set(shown.map((index) => answers[index]?.at?.slice(0, 10)));
  return shown.map((index) => {
    const at = answers[index]?.at;
    const time2 = at ? ` ${escapeText(formatTime(at).slice(days.size > 1 ? 5 : 11, 16))}` : "";
    return `<span>#${index + 1}${time2}</span>`;
  }).join("");
}
function placeEvent(chart, { kind, position }) {
  return chart.place(kind === "tier" ? position - 0.5 : position);
}
function serializeData(chart, events) {
  const points = chart.points.map(({ x, y, lines }) => [x, y, ...lines]);
  const marks = events.map((event) => [placeEvent(chart, event), event.text]);
  return JSON.stringify({ points, events: marks }).replaceAll("<", "\\u003c");
}

// src/core/report/script.ts
var SCRIPT = `for (const chart of document.querySelectorAll('.chart')) {
  const plot = chart.querySelector('.plot')
  const data = JSON.parse(chart.querySelector('script').textContent)
  if (!plot || data.points.length === 0) continue
  const make = (name, parent) => parent.appendChild(Object.assign(document.createElement('div'), { className: name, hidden: true }))
  const cursor = make('cursor', plot)
  const dot = make('dot', plot)
  const tip = make('tip', chart)
  tip.setAttribute('role', 'status')
  let shown = -1
  const hide = () => { shown = -1; for (const part of [cursor, dot, tip]) part.hidden = true }
  const near = (index) => {
    const at = (other) => data.points[Math.min(data.points.length - 1, Math.max(0, other))][0]
    const [from, to] = [(at(index - 1) + at(index)) / 2, (at(index) + at(index + 1)) / 2]
    const first = index === 0
    const last = index === data.points.length - 1
    return data.events.filter((event) => (first || event[0] >= from) && (last || event[0] <= to))
  }
  const show = (index) => {
    shown = index
    const [x, y, ...lines] = data.points[index]
    for (const part of [cursor, dot, tip]) part.hidden = false
    cursor.style.left = dot.style.left = x + '%'
    dot.style.top = y + '%'
    const rows = lines.map((text) => Object.assign(document.createElement('div'), { textContent: text }))
    const events = near(index)
    for (const [, text] of events.slice(0, 6)) rows.push(Object.assign(document.createElement('div'), { className: 'event', textContent: text }))
    if (events.length > 6) rows.push(Object.assign(document.createElement('div'), { textContent: 'and ' + (events.length - 6) + ' more' }))
    tip.replaceChildren(...rows)
    const center = plot.offsetLeft + (plot.clientWidth * x) / 100
    const left = center + 14 + tip.offsetWidth > chart.clientWidth ? center - 14 - tip.offsetWidth : center + 14
    tip.style.left = Math.max(0, Math.min(left, chart.clientWidth - tip.offsetWidth)) + 'px'
    const beside = Math.max(0, Math.min((plot.clientHeight * y) / 100, plot.clientHeight - tip.offsetHeight))
    const isNarrow = tip.offsetWidth > chart.clientWidth * 0.6
    tip.style.top = (isNarrow ? plot.clientHeight + 6 : beside) + 'px'
  }
  const nearest = (clientX) => {
    const box = plot.getBoundingClientRect()
    const wanted = ((clientX - box.left) / box.width) * 100
    let best = 0
    data.points.forEach((point, index) => { if (Math.abs(point[0] - wanted) < Math.abs(data.points[best][0] - wanted)) best = index })
    return best
  }
  const follow = (event) => show(nearest(event.clientX))
  for (const part of chart.querySelectorAll('.plot, .lane')) {
    part.addEventListener('pointermove', follow)
    part.addEventListener('pointerdown', follow)
    part.addEventListener('pointerleave', (event) => { if (event.pointerType === 'mouse') hide() })
  }
  plot.addEventListener('blur', hide)
  plot.addEventListener('keydown', (event) => {
    const last = data.points.length - 1
    const next = { ArrowLeft: Math.max(0, shown - 1), ArrowRight: Math.min(last, shown + 1), Home: 0, End: last }[event.key]
    if (event.key === 'Escape') hide()
    if (next === undefined) return
    event.preventDefault()
    show(next)
  })
}`;

// src/core/report/style.ts
var STYLE = `:root { color-scheme: light dark; --page: #ffffff; --ink: #1c2127; --soft: #5b6570; --rule: #d9dee3; --card: #f6f7f9
; --line: #1a5fb4; --nominal: #f3f6f4; --low: #dfecf9; --warning: #fdf0c4; --critical: #fddcbc; --emergency: #f9cccc
; --low-ink: #1b5a94; --warning-ink: #765700; --critical-ink: #9a4a00; --emergency-ink: #a51d2d }
@media (prefers-color-scheme: dark) { :root { --page: #14171b; --ink: #e7eaee; --soft: #9aa5b1; --rule: #333a42; --card: #1c2026
; --line: #8ab8f5; --nominal: #1a1f22; --low: #182b40; --warning: #3a3213; --critical: #46290f; --emergency: #4a1b20
; --low-ink: #8fc1f3; --warning-ink: #ecc94b; --critical-ink: #f5a35c; --emergency-ink: #ff9a9a } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 66rem; background: var(--page); color: var(--ink)
; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .4rem }
h2 { font-size: 1.15rem; line-height: 1.35; margin: 0 0 .3rem }
p { margin: 0 0 .8rem; max-width: 48rem }
a { color: inherit }
.soft { color: var(--soft); font-weight: normal }
.totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); gap: .6rem; margin: 1rem 0 0; padding: 0 }
.totals div { background: var(--card); border-radius: .4rem; padding: .5rem .75rem }
.totals dt { font-size: .82rem; color: var(--soft) }
.totals dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums }
section { margin-top: 2.2rem; padding-top: 1.4rem; border-top: 1px solid var(--rule) }
.chart { display: grid; grid-template-columns: 5.6rem 1fr; margin: .6rem 0 0; position: relative; font-size: .78rem }
.axis, .plot { position: relative; height: 19rem }
.axis span { position: absolute; right: .5rem; transform: translateY(-50%); white-space: nowrap; color: var(--soft); font-variant-numeric: tabular-nums }
.plot { overflow: hidden; border-radius: .3rem; cursor: crosshair; touch-action: pan-y; outline-offset: 2px }
.plot svg { position: absolute; inset: 0; width: 100%; height: 100% }
.plot .word { position: absolute; left: .45rem; font-size: .7rem; letter-spacing: .04em; line-height: 1; transform: translateY(-50%); pointer-events: none }
.nominal { fill: var(--nominal); background: var(--nominal) }
.low { fill: var(--low); color: var(--low-ink) }
.warning { fill: var(--warning); color: var(--warning-ink) }
.critical { fill: var(--critical); color: var(--critical-ink) }
.emergency { fill: var(--emergency); color: var(--emergency-ink) }
.curve { fill: none; stroke: var(--line); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke }
.area { fill: var(--line); opacity: .13 }
.point { stroke: var(--emergency-ink); stroke-width: 1.5; vector-effect: non-scaling-stroke }
.cut { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 4 3; vector-effect: non-scaling-stroke }
.cursor { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--ink); opacity: .55; pointer-events: none }
.dot { position: absolute; width: 10px; height: 10px; margin: -5px 0 0 -5px; border-radius: 50%; background: var(--line); border: 2px solid var(--page); pointer-events: none }
.lane-name, .lane { height: 1.75rem; line-height: 1.75rem }
.lane-name { padding-right: .5rem; text-align: right; color: var(--soft); white-space: nowrap }
.lane { position: relative; border-bottom: 1px solid var(--rule) }
.mark { position: absolute; top: 0; width: 1.5rem; margin-left: -.75rem; text-align: center; text-decoration: none; font-size: .9rem; color: var(--ink) }
.mark.low, .mark.warning, .mark.critical, .mark.emergency { background: none }
.mark.low { color: var(--low-ink) }
.mark.warning { color: var(--warning-ink) }
.mark.critical { color: var(--critical-ink) }
.mark.emergency { color: var(--emergency-ink) }
.times { position: relative; grid-column: 2; height: 1.5rem; color: var(--soft); display: flex; justify-content: space-between; gap: 1rem; font-variant-numeric: tabular-nums }
.tip { position: absolute; z-index: 2; width: max-content; max-width: min(22rem, calc(100vw - 3rem)); padding: .5rem .7rem; border-radius: .4rem; background: var(--page); border: 1px solid var(--soft)
; box-shadow: 0 3px 12px rgb(0 0 0 / .22); font-size: .84rem; line-height: 1.4; pointer-events: none }
.tip div:first-child { color: var(--soft) }
.tip div:nth-child(2) { font-weight: 600 }
.tip .event { border-top: 1px solid var(--rule); margin-top: .25rem; padding-top: .25rem }
details { margin-top: .8rem }
summary { cursor: pointer; color: var(--soft) }
table { border-collapse: collapse; width: 100%; margin-top: .5rem; font-size: .9rem; font-variant-numeric: tabular-nums }
th { text-align: left; font-weight: 600; color: var(--soft) }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--rule); vertical-align: top }
td:nth-child(-n+3), th:nth-child(-n+3) { white-space: nowrap; width: 1% }
tr:target td { background: var(--low) }
footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--rule); color: var(--soft); font-size: .88rem }
@media (max-width: 36rem) { .plot, .axis { height: 15rem }
.chart { grid-template-columns: 4.9rem 1fr; font-size: .72rem }
thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--rule) }
td { display: inline; padding: 0 .6rem 0 0; border: 0 }
td:last-child { display: block } }
@media print { .tip, .cursor, .dot { display: none } }`;

// src/core/report/page.ts
var MAX_ROWS2 = 300;
function renderReport(facts, scriptHash) {
  const { project, stories } = facts;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
    `<title>${escapeText(project)}: how full the context was</title>`,
    `<style>
${STYLE}
</style>`,
    "</head>",
    "<body>",
    renderHeader(facts),
    "<main>",
    ...stories.map((story, index) => renderSession(story, facts.thresholds, `s${index + 1}`)),
    "</main>",
    renderFooter(facts),
    `<script>${SCRIPT}</script>`,
    "</body>",
    "</html>",
    ""
  ].join("\n");
}
function renderHeader({ project, stories, sessionCount }) {
  const shown = stories.length;
  const scope = shown < sessionCount ? `The ${shown} newest of ${sessionCount} sessions` : `${shown} ${shown === 1 ? "session" : "sessions"}`;
  const kinds = (kind) => stories.reduce((sum, { events }) => sum + events.filter((event) => event.kind === kind).length, 0);
  const totals = [
    ["Answers", stories.reduce((sum, { session }) => sum + session.trajectory.answers.length, 0)],
    ["Compactions", kinds("compaction")],
    ["Tier rises", kinds("tier")],
    ["Restorations", kinds("restored")],
    ["Refusals", kinds("refusal")]
  ];
  const tiles = totals.map(([name, number2]) => `<div><dt>${name}</dt><dd>${number2}</dd></div>`).join("");
  return `<header>
<h1>${escapeText(project)}: how full the context was</h1>
<p class="soft">${scope}, newest first. 100% is the point where the client compacts the conversation. Times are UTC.</p>
<dl class="totals">${tiles}</dl>
</header>`;
}
function renderSession(story, thresholds, id) {
  const { session, sentence, events } = story;
  const { startedAt, firstWords, answers } = session.trajectory;
  const when = startedAt === null ? "At an unknown time" : escapeText(formatTime(startedAt).slice(0, 16));
  const words = firstWords === null ? "" : ` <span class="soft">${escapeText(firstWords)}</span>`;
  const skipped = session.skippedLines === 0 ? "" : ` <span class="soft">${session.skippedLines} very long lines of its transcript were not read.</span>`;
  const figure = answers.length === 0 ? "" : renderFigure({ chart: drawChart(session, thresholds), events, answers, id, sentence });
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${when}${words}</h2>
<p>${escapeText(sentence)}${skipped}</p>
${figure}
${renderTable(events, id)}
<p class="soft">Session ${escapeText(session.sessionId)}${describeSource(story)}</p>
</section>`;
}
function describeSource({ session }) {
  const point = findMainPoint(session);
  return point === null ? "" : `. Compaction point: ${escapeText(point.source)}, ${point.confidence} confidence.`;
}
function renderTable(events, id) {
  if (events.length === 0) return "";
  const rows = events.slice(0, MAX_ROWS2).map((event, index) => {
    const time2 = event.at === null ? "" : escapeText(formatTime(event.at));
    const fill = event.fill === null ? "" : formatPercentage(event.fill);
    return `<tr id="${id}-${index}"><td>${time2}</td><td>${event.position === 0 ? "none" : `#${event.position}`}</td><td>${fill}</td><td>${escapeText(event.text)}</td></tr>`;
  });
  const more = events.length > MAX_ROWS2 ? ` (the first ${MAX_ROWS2})` : "";
  return `<details open><summary>${events.length} ${events.length === 1 ? "event" : "events"} in order${more}</summary>
<table><thead><tr><th>Time</th><th>After answer</th><th>Fill</th><th>What happened</th></tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table></details>`;
}
function renderFooter({ unreadable, stories }) {
  const gone = unreadable.map(({ sessionId, error }) => `${sessionId} (${error})`).join(", ");
  const note2 = gone === "" ? "" : `<p>Without a readable transcript, so without a chart: ${escapeText(gone)}.</p>`;
  const empty = stories.length === 0 ? "<p>No session of this project has left a transcript yet.</p>" : "";
  return `<footer>${empty}${note2}<p>The curve is what each answer's request and reply took, as the API counted them. Marks below it come from the transcript and from holdfast's journal.</p></footer>`;
}

// src/core/report/story-event.ts
var KINDS2 = {
  session_started: "other",
  checkpoint_created: "checkpoint",
  checkpoint_acknowledged: "acknowledged",
  resumption_injected: "restored",
  tool_denied: "refusal",
  problem: "other"
};
var PHASES = {
  tier: 0,
  refusal: 0,
  other: 0,
  checkpoint: 1,
  compaction: 2,
  restored: 3,
  acknowledged: 4
};
function listStoryEvents(session, journal, thresholds) {
  const { answers, compactions } = session.trajectory;
  const events = compactions.map(({ at, trigger, preTokens, position }) => {
    const size = preTokens === null ? "" : ` at ${formatTokens(preTokens)} tokens`;
    const text2 = `${trigger === "manual" ? "compacted on request" : "compacted automatically"}${size}`;
    const before = answers[position - 1];
    const fill = before === void 0 ? null : measureFill(session, before);
    return { kind: "compaction", at, position, fill, tier: null, text: text2 };
  });
  const place = createPlacer(answers);
  for (const line of journal) {
    const kind = line.event === "compaction_detected" && compactions.length === 0 ? "other" : KINDS2[line.event];
    if (kind === void 0) continue;
    const position = place(line.at);
    events.push({ kind, at: line.at, position, fill: null, tier: null, text: describeEvent(line) });
  }
  events.push(...listRises(session, thresholds, journal, place));
  return sortEvents(events);
}
function sortEvents(events) {
  const restored = events.filter(({ kind }) => kind === "restored");
  const orderOf = ({ kind, at, position }) => {
    const early = kind === "compaction" ? restored.find((item) => item.position === position) : void 0;
    return early?.at && at && early.at < at ? early.at : at ?? "";
  };
  return events.map((event, index) => ({ event, index, order: orderOf(event) })).sort((a, b) => {
    const [left, right] = [a.event, b.event];
    const byPlace = left.position - right.position;
    const byTime = a.order === b.order ? 0 : a.order < b.order ? -1 : 1;
    return byPlace || byTime || PHASES[left.kind] - PHASES[right.kind] || a.index - b.index;
  }).map(({ event }) => event);
}
function createPlacer(answers) {
  let earliest = "~";
  const times = [...answers].reverse().map(({ at }) => {
    if (at !== null && at < earliest) earliest = at;
    return earliest;
  });
  times.reverse();
  return (at) => {
    let [low, high] = [0, times.length];
    while (low < high) {
      const middle = low + high >> 1;
      if ((times[middle] ?? "") <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
function listRises(session, thresholds, journal, place) {
  const { answers } = session.trajectory;
  const told = journal.filter((line) => line.event === "context_threshold_reached");
  const rises = [];
  const used = /* @__PURE__ */ new Set();
  let context = -1;
  let highest = "nominal";
  for (const [index, answer] of answers.entries()) {
    if (answer.context !== context) highest = "nominal";
    context = answer.context;
    const fill = measureFill(session, answer);
    const tier = classifyTier(fill, thresholds);
    if (rankTier(tier) <= rankTier(highest)) continue;
    highest = tier;
    const isTelling2 = (line2) => line2.fields.new_tier === tier && !used.has(line2) && contextAt(answers, place(line2.at)) === context;
    const line = told.find(isTelling2);
    if (line !== void 0) used.add(line);
    const telling = line === void 0 ? journal.length > 0 ? "; not told" : "" : describeDelay(place(line.at) - index - 1);
    const text2 = `${tier.toUpperCase()} reached at ${formatPercentage(fill)}${telling}`;
    rises.push({ kind: "tier", at: line?.at ?? answer.at, position: index + 1, fill, tier, text: text2 });
  }
  return rises;
}
function contextAt(answers, position) {
  return (answers[position - 1] ?? answers[0])?.context;
}
function describeDelay(requests) {
  if (requests < 0) return "; told just before";
  return requests === 0 ? "; told at once" : `; told ${requests} ${requests === 1 ? "request" : "requests"} later`;
}

// src/core/report/session-story.ts
function tellSession(session, journal, thresholds) {
  const events = listStoryEvents(session, journal, thresholds);
  const own = describeOwnPart(journal, events);
  const sentence = [describeRun(session), describeCompactions(session), own].filter((part) => part !== "").join("; ");
  return { session, sentence: `${sentence}.`, events };
}
function describeRun(session) {
  const { answers, startedAt, endedAt, prompts } = session.trajectory;
  const last = answers.at(-1);
  if (last === void 0) return "No answer has been given yet";
  const models = [...new Set(answers.map(({ model }) => model ?? "an unknown model"))];
  const time2 = startedAt === null || endedAt === null ? "" : ` in ${describeDuration(startedAt, endedAt)}`;
  const asked = prompts === 0 ? "" : ` to ${count2(prompts, "prompt")}`;
  const highest = answers.reduce((most, answer) => Math.max(most, measureFill(session, answer)), 0);
  const point = findMainPoint(session);
  const now = `it ended at ${formatPercentage(measureFill(session, last))} (${formatTokens(countUsed(last))} of ${formatTokens(point?.tokens ?? 0)})`;
  const peak = highest > measureFill(session, last) ? `, after at most ${formatPercentage(highest)}` : "";
  return `${count2(answers.length, "answer")}${asked}${time2} with ${joinWords(models)}; ${now}${peak}`;
}
function describeCompactions({ trajectory }) {
  const { compactions } = trajectory;
  if (compactions.length === 0) return "never compacted";
  const manual = compactions.filter(({ trigger }) => trigger === "manual").length;
  const how = manual === 0 ? "automatically" : manual === compactions.length ? "on request" : `${manual} on request`;
  const sizes = compactions.flatMap(({ preTokens }) => preTokens === null ? [] : [preTokens]).sort((x, y) => x - y);
  const shown = sizes.length > 3 ? [`${formatTokens(sizes[0] ?? 0)} to ${formatTokens(sizes.at(-1) ?? 0)}`] : sizes.map(formatTokens);
  const where = sizes.length === 0 ? "" : ` at ${joinWords([...new Set(shown)])} tokens`;
  return `compacted ${["", "once", "twice"][compactions.length] ?? count2(compactions.length, "time")}, ${how}${where}`;
}
function describeOwnPart(journal, events) {
  if (journal.length === 0) return "the hooks did not run in it";
  const of = (name) => journal.filter(({ event }) => event === name).length;
  const parts = [
    [of("context_threshold_reached"), "tier rise told", "tier rises told"],
    [of("checkpoint_created"), "checkpoint saved", "checkpoints saved"],
    [of("resumption_injected"), "restoration", "restorations"],
    [events.filter(({ kind }) => kind === "refusal").length, "tool call refused", "tool calls refused"]
  ];
  const said = parts.filter(([number2]) => number2 > 0).map(([number2, one, many]) => `${number2} ${number2 === 1 ? one : many}`);
  return said.length === 0 ? "holdfast had nothing to say" : `holdfast: ${joinWords(said)}`;
}
function describeDuration(from, to) {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 6e4));
  if (minutes < 1) return "under a minute";
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes % 1440 / 60), minutes % 60];
  const parts = [
    days > 0 ? `${days} d` : "",
    hours > 0 ? `${hours} h` : "",
    rest > 0 && days === 0 ? `${rest} min` : ""
  ];
  return parts.filter((part) => part !== "").join(" ");
}
function count2(number2, noun) {
  return `${number2} ${noun}${number2 === 1 ? "" : "s"}`;
}
function joinWords(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

// src/io/page-file.ts
await init_node_fs();
await init_node_path();
await init_apply_writes();
await init_read_text();
await init_state_folder();
function savePage(projectDir, output, page) {
  const path = output === null ? `${projectDir}/.holdfast/report.html` : resolve(output);
  try {
    const folder = output === null ? openStateFolder(projectDir) : dirname(path);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw Object.assign(new Error(path), { code: "EISDIR" });
    replaceFile(folder, basename(path), page);
    return { path };
  } catch (error) {
    return { problem: { code: "state-not-writable", path, cause: errorCode(error) } };
  }
}

// src/io/sha256.ts
async function hashText(text2) {
  const { createHash } = await import("node:crypto");
  return createHash("sha256").update(text2).digest("base64");
}

// src/cli/report.ts
async function writeReport(dir, options) {
  const root = findFolder(dir);
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2);
  const { session: sessionId, limit, output, json } = options;
  if (sessionId !== null && !isSafeName(sessionId)) return fail(`"${cleanText(sessionId)}" is not a session id`, 2);
  const config2 = applyCriticality(root, (await readConfig(root)).config, EMPTY_SESSION_STATE);
  const gathered = gatherSessions(root, config2, { sessionId, limit, withWork: true });
  const thresholds = selectThresholds(config2, findPointTokens(gathered.sessions.map(({ session }) => session)));
  const stories = gathered.sessions.map(({ session, journal }) => tellSession(session, journal, thresholds));
  if (json) return printJson(stories.map(serializeStory));
  if (stories.length === 0) {
    const whose = sessionId === null ? "No session of this repository has" : `No session "${sessionId}" of this repository has`;
    return fail(`${whose} a transcript with an answer in it, so there is nothing to report`);
  }
  const { sessionCount, unreadable } = gathered;
  const project = root.slice(Math.max(root.lastIndexOf("/"), root.lastIndexOf("\\")) + 1);
  const page = renderReport({ project, stories, sessionCount, thresholds, unreadable }, await hashText(SCRIPT));
  const saved = savePage(root, output, page);
  if ("problem" in saved) return fail(cleanText(describeProblem(saved.problem)));
  print(
    `${saved.path}: ${stories.length} of ${sessionCount} ${sessionCount === 1 ? "session" : "sessions"}. Open it in a browser; it needs no network`
  );
  for (const { sentence, session } of stories) print(`  ${session.sessionId.slice(0, 8)}  ${cleanText(sentence)}`);
}
function serializeStory({ session, sentence, events }) {
  const { trajectory } = session;
  const point = findMainPoint(session);
  return {
    session_id: session.sessionId,
    sentence,
    started_at: trajectory.startedAt,
    ended_at: trajectory.endedAt,
    prompts: trajectory.prompts,
    compaction_point: point?.tokens ?? null,
    source: point?.source ?? null,
    confidence: point?.confidence ?? null,
    answers: trajectory.answers.map((answer) => ({
      at: answer.at,
      model: answer.model,
      used_tokens: countUsed(answer),
      fill: Math.round(measureFill(session, answer) * 1e4) / 1e4,
      context: answer.context
    })),
    events: events.map(({ kind, at, position, fill, tier, text: text2 }) => ({
      kind,
      at,
      after_answers: position,
      fill: fill === null ? null : Math.round(fill * 1e4) / 1e4,
      tier,
      text: text2
    })),
    skipped_lines: session.skippedLines
  };
}

// src/core/xml/resumption-prompt.ts
var BUDGET_TOKENS = 1e3;
var HEAD = [
  "Continue the work of an earlier Claude Code session in this repository. What it left is below, recorded from its transcript.",
  "Newer user words count before older ones. What is listed as finished needs no second time; what is given up is not wanted any more.",
  "Before the first change, read the files named to read or changed, and check that what failed still fails."
].join("\n");
var WAITS = "The user had not answered the open question: ask it again, do not decide it.";
function renderResumptionPrompt(checkpoint3, situation) {
  const lines = [HEAD, ...checkpoint3.workState.pendingQuestion === null ? [] : [WAITS]].join("\n");
  const budgetTokens = BUDGET_TOKENS - Math.ceil((lines.length + 2) / 4);
  return `${lines}

${renderResumptionContext(checkpoint3, { ...situation, continuing: "prompt", budgetTokens })}`;
}

// src/io/own-command.ts
await init_node_fs();
function findOwnCommand(projectDir) {
  const script = process.argv[1];
  if (script === void 0) return null;
  const folder = script.slice(0, Math.max(script.lastIndexOf("/"), script.lastIndexOf("\\")));
  const command = `${folder}/holdfast.mjs`;
  if (!existsSync(command)) return null;
  const path = command.startsWith(`${projectDir}/`) ? command.slice(projectDir.length + 1) : command;
  return `node ${/^[\w./:@+-]+$/.test(path) ? path : `"${path.replace(/["$`\\]/g, "\\$&")}"`}`;
}

// src/steps/resume-work.ts
await init_read_text();

// src/steps/load-session.ts
await init_read_text();

// src/steps/resume-work.ts
function describeRecall(projectDir) {
  const command = findOwnCommand(projectDir);
  return command === null ? null : `${command} recall WORDS`;
}
function readSinceCheckpoint(projectDir, checkpoint3) {
  const since = readWorkState(projectDir, checkpoint3.sessionInfo.transcriptPath);
  return {
    workState: mergeWorkState(checkpoint3.workState, redactData(since.workState)),
    compacted: since.boundaryUuid !== checkpoint3.sessionInfo.boundaryUuid
  };
}

// src/cli/resume.ts
function printResumption(dir, options) {
  const root = findFolder(dir);
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2);
  const { session } = options;
  if (session !== void 0 && !isSafeName(session)) return fail(`"${cleanText(session)}" is not a session id`, 2);
  const found = findCheckpoint(root, session ?? null, options.checkpoint ?? null);
  if ("sentence" in found) return fail(cleanText(found.sentence), found.exitCode);
  const { checkpoint: checkpoint3, isNewest } = found;
  const { workState: workState2, compacted } = isNewest ? readSinceCheckpoint(root, checkpoint3) : { workState: checkpoint3.workState, compacted: true };
  const recallCommand = describeRecall(root);
  const prompt = renderResumptionPrompt({ ...checkpoint3, workState: workState2 }, { compacted, recallCommand });
  if (options.json !== true) return print(prompt);
  printJson({
    checkpoint_id: checkpoint3.checkpointId,
    session_id: checkpoint3.sessionId,
    tokens: estimateTokens(prompt),
    prompt
  });
}
var SEE_LIST = "holdfast checkpoint list shows what there is";
function findCheckpoint(root, session, id) {
  const { ids } = listCheckpoints(root);
  if (id !== null && !ids.includes(id)) return { sentence: `There is no checkpoint "${id}"; ${SEE_LIST}`, exitCode: 2 };
  const wanted = id === null ? null : readCheckpoint(root, id);
  if (wanted !== null && "problem" in wanted) {
    return { sentence: `${describeProblem(wanted.problem)}. ${SEE_LIST}`, exitCode: 1 };
  }
  const owner = wanted?.checkpoint.sessionId ?? session;
  for (const candidate of [...ids].reverse()) {
    const found = readCheckpoint(root, candidate);
    if ("problem" in found || owner !== null && !found.checkpoint.sessionId.startsWith(owner)) continue;
    const checkpoint3 = wanted?.checkpoint ?? found.checkpoint;
    return { checkpoint: checkpoint3, isNewest: checkpoint3.checkpointId === candidate };
  }
  const sentence = session === null ? "No checkpoint yet: one is written before each compaction, or by holdfast checkpoint create" : `No checkpoint of session "${session}"; ${SEE_LIST}`;
  return { sentence, exitCode: 1 };
}

// src/core/trajectory/sparkline.ts
var BLOCKS = ["\u2581", "\u2582", "\u2583", "\u2584", "\u2585", "\u2586", "\u2587", "\u2588"];
function renderSparkline(fills, columns) {
  const width = Math.min(columns, fills.length);
  let line = "";
  for (let column = 0; column < width; column += 1) {
    const from = Math.floor(column * fills.length / width);
    const to = Math.max(from + 1, Math.floor((column + 1) * fills.length / width));
    const highest = fills.slice(from, to).reduce((most, fill) => Math.max(most, fill), 0);
    line += BLOCKS[Math.min(BLOCKS.length - 1, Math.floor(highest * BLOCKS.length))] ?? "";
  }
  return line;
}

// src/cli/status.ts
await init_config_parser();
async function showStatus(dir, asJson) {
  const root = findFolder(dir);
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2);
  const settings = readOptional(`${root}/.claude/settings.json`) ?? "";
  const registered = HOOK_NAMES.filter((hook) => mentionsHook(settings, hook));
  const installed = findFolder(`${root}/${INSTALL_FOLDER}/dist`) !== null && registered.length === HOOK_NAMES.length;
  const sources = readConfigSources(root);
  const resolved = resolveSources(sources);
  const problems = [...sources.problems, ...resolved.problems].map((problem) => cleanText(describeProblem(problem)));
  const sessionId = findNewestSession(root);
  const session = sessionId === null ? null : { sessionId, ...await measureSession(root, sessionId, resolved.config) };
  const { ids, acknowledged } = listCheckpoints(root);
  const checkpoints = {
    count: ids.length,
    newest: ids.at(-1) ?? null,
    not_told: ids.filter((id) => !acknowledged.has(id))
  };
  const events = readRecentEvents(root, 200);
  const lately = events.filter((line) => line.event === "problem").slice(-5).map((line) => cleanText(`${line.at} ${line.fields.hook}: ${line.fields.text}`));
  const configuration = Object.fromEntries(
    Object.entries(resolved.origins).map(([key, layer]) => [
      key,
      { value: resolved.config[key], layer }
    ])
  );
  const status = {
    root,
    installed,
    session,
    checkpoints,
    configuration,
    config_problems: problems,
    recent_problems: lately
  };
  print(asJson ? JSON.stringify(status, null, 2) : describeStatus(status));
}
async function measureSession(root, sessionId, config2) {
  const { state } = readSessionState(root, sessionId);
  const { transcriptPath } = state;
  const applied = applyCriticality(root, config2, state);
  const { estimate } = measureContext(root, applied, { transcriptPath, relay: state.relay });
  const session = {
    fills: transcriptPath === null ? [] : readRecentFills(root, applied, transcriptPath),
    started_at: state.startedAt,
    compactions: state.compactions,
    criticality: applied.criticality,
    criticality_raised: state.raisedCriticality !== null,
    escalations: state.escalations
  };
  if (estimate === null) return { ...session, context: null };
  const { fill, tier, point, inputTokens, pendingTokens } = estimate;
  const context = {
    fill: Math.round(fill * 1e4) / 1e4,
    tier,
    used_tokens: inputTokens + pendingTokens,
    compaction_point: point.tokens,
    kind: point.kind,
    source: point.source,
    confidence: point.confidence
  };
  return { ...session, context };
}
var SPARKLINE_COLUMNS = 60;
function describeStatus(status) {
  const { session, checkpoints } = status;
  const rows = [
    ["repository", status.root],
    [
      "installed",
      status.installed ? paint.green("yes, as drop-in") : paint.yellow("not as drop-in (holdfast init installs it)")
    ],
    [
      "session",
      session === null ? "none has run here yet" : `${session.sessionId}, started ${session.started_at ?? "at an unknown time"}`
    ]
  ];
  if (session !== null) {
    rows.push(["context", describeContext2(session)]);
    if (session.fills.length > 1) rows.push(["trajectory", renderSparkline(session.fills, SPARKLINE_COLUMNS)]);
    const rules = session.escalations.length === 0 ? "" : `; in force: ${session.escalations.join(", ")}`;
    const raised = session.criticality_raised ? " (raised by a governance file written in it)" : "";
    rows.push(["criticality", `${session.criticality}${raised}${rules}`]);
  }
  const untold = checkpoints.not_told.length === 0 ? "" : `, not told yet: ${checkpoints.not_told.join(", ")}`;
  rows.push([
    "checkpoints",
    checkpoints.newest === null ? "none yet" : `${checkpoints.count}, newest ${checkpoints.newest}${untold}`
  ]);
  for (const [key, { value, layer }] of Object.entries(status.configuration))
    rows.push(["config", `${key} = ${JSON.stringify(value)} (${layer})`]);
  for (const text2 of status.config_problems) rows.push(["problem", paint.red(text2)]);
  for (const text2 of status.recent_problems) rows.push(["journal", paint.yellow(text2)]);
  return rows.map(([label, text2]) => `${label.padEnd(11)} ${cleanRow(text2)}`).join("\n");
}
function describeContext2({ context, compactions }) {
  const counted = `compactions so far: ${compactions}`;
  if (context === null) return `not known: no answer yet, or none since the last compaction; ${counted}`;
  const end = context.kind === "proactive" ? "automatic compaction" : context.kind === "reactive" ? "the API's limit" : "refusal";
  const used = `${formatTokens(context.used_tokens)} of ${formatTokens(context.compaction_point)}`;
  const left = formatTokensLeft(context.compaction_point - context.used_tokens);
  return `${context.tier.toUpperCase()}, ${formatPercentage(context.fill)} of the way to ${end} (${used}, ${left} left; ${context.source}, ${context.confidence} confidence); ${counted}`;
}
function cleanRow(text2) {
  return text2.replace(/[\r\n]+/g, " ");
}

// src/cli/uninstall.ts
function uninstall(dir, withState, asJson) {
  const root = findFolder(dir);
  if (root === null) return fail(`Cannot uninstall from "${dir}": it is not a folder; name the repository`, 2);
  const settingsPath = `${root}/.claude/settings.json`;
  const previous = readOptional(settingsPath) ?? "";
  const settings = parseSettings(previous);
  if (settings === null) {
    return fail(
      `Cannot edit "${settingsPath}": it is not a JSON object; nothing was changed. Repair it and run uninstall again`
    );
  }
  const statusline = planPersonalStatusline(root, settings, planStatuslineRemoval);
  const givenBack = "apply" in statusline && statusline.apply();
  const edits = planUnregistration(settings);
  const unregistered = edits.length > 0;
  const left = editSettings(previous, edits);
  if (unregistered && left.replace(/\s/g, "") === "{}") removeFile(settingsPath);
  else if (unregistered) writeSettings(settingsPath, left);
  const bundles = removeFolder(`${root}/${INSTALL_FOLDER}`);
  removeFolderIfEmpty(`${root}/.claude`);
  const state = withState && removeFolder(`${root}/.holdfast`);
  if (asJson)
    return print(
      JSON.stringify(
        { root, unregistered, statusline_given_back: givenBack, bundles_removed: bundles, state_removed: state },
        null,
        2
      )
    );
  const done = [
    unregistered ? "registration removed" : "",
    givenBack ? "status line given back" : "",
    bundles ? "bundles removed" : "",
    state ? "state removed" : ""
  ];
  const said = done.filter((part) => part !== "").join(", ");
  print(said === "" ? `holdfast was not installed in ${root}` : `${root}: ${said}`);
  if (!withState && findFolder(`${root}/.holdfast`) !== null) {
    print(".holdfast/ was kept: it holds the checkpoints and the journal. Remove it with uninstall --state");
  }
}

// src/core/journal/verify.ts
var DEMANDING = rankTier("critical");
function rankOf(name) {
  return THRESHOLD_TIERS.indexOf(name);
}
function listCrossings(events) {
  const found = [];
  for (const { event, sessionId, at, fields } of events) {
    if (sessionId === null) continue;
    if (event === "context_threshold_reached") {
      const rises = rankOf(fields.new_tier) >= DEMANDING && rankOf(fields.previous_tier) < DEMANDING;
      if (rises) found.push({ sessionId, at, tier: String(fields.new_tier), checkpointId: null });
    } else if (event === "checkpoint_created" && typeof fields.checkpoint_id === "string") {
      for (const [index, open2] of found.entries()) {
        if (open2.sessionId !== sessionId || open2.checkpointId !== null) continue;
        found[index] = { ...open2, checkpointId: fields.checkpoint_id };
      }
    }
  }
  return found;
}

// src/cli/verify.ts
var ALL_EVENTS3 = 1e6;
function verifyJournal(dir, asJson) {
  const root = findFolder(dir);
  if (root === null) return fail(`"${cleanText(dir)}" is not a folder; name the repository`, 2);
  const crossings = listCrossings(readRecentEvents(root, ALL_EVENTS3)).map((crossing) => ({
    ...crossing,
    missing: describeMissing2(root, crossing)
  }));
  const failed = crossings.filter(({ missing }) => missing !== null);
  if (asJson) print(JSON.stringify({ crossings: crossings.map(toWire), failed: failed.length }, null, 2));
  else {
    for (const { sessionId, at, tier, missing } of failed) {
      print(cleanText(`${at} session ${sessionId} reached ${tier.toUpperCase()}: ${missing}`));
    }
    if (failed.length === 0) print(`${crossings.length} crossings of CRITICAL, each with its checkpoint`);
  }
  if (failed.length > 0)
    fail(`${failed.length} of ${crossings.length} crossings are without the checkpoint they demand`);
}
function describeMissing2(root, { checkpointId }) {
  if (checkpointId === null) return "no checkpoint was made";
  const found = readCheckpoint(root, checkpointId);
  return "problem" in found ? describeProblem(found.problem) : null;
}
function toWire({ sessionId, at, tier, checkpointId, missing }) {
  return { session_id: sessionId, at, tier, checkpoint_id: checkpointId, missing };
}

// src/cli/holdfast.ts
function parseCount(text2) {
  if (!/^[1-9]\d{0,6}$/.test(text2)) throw new InvalidArgumentError("It is not a whole number from 1 up.");
  return Number(text2);
}
var program2 = new Command("holdfast").description("Keeps a Claude Code session alive through context compaction.").version(version2).showHelpAfterError("(holdfast --help lists the commands)").exitOverride((error) => {
  process.exit(error.exitCode === 0 ? 0 : 2);
});
program2.command("init").description("copy the hooks into a repository, register them, and fire each one to prove it").argument("[dir]", "the repository", ".").option("--statusline", "put the status line into your own settings too; the one you have runs beside it").option("--json", "print the result as JSON").action(
  (dir, options) => install(dir, options.json === true, options.statusline === true)
);
program2.command("uninstall").description("remove the hooks and their registration from a repository").argument("[dir]", "the repository", ".").option("--state", "remove .holdfast/ too: checkpoints, journal, configuration").option("--json", "print the result as JSON").action(
  (dir, options) => uninstall(dir, options.state === true, options.json === true)
);
program2.command("status").description("show how full the newest session is, its checkpoints, and what went wrong lately").argument("[dir]", "the repository", ".").option("--json", "print the result as JSON").action((dir, options) => showStatus(dir, options.json === true));
var checkpoint2 = program2.command("checkpoint").description("the checkpoints of a repository");
checkpoint2.command("list").description("all checkpoints, oldest first").option("--dir <dir>", "the repository", ".").option("--json", "print the result as JSON").action((options) => listAll(options.dir, options.json === true));
checkpoint2.command("show").description("one checkpoint as a continuing session would be told of it").argument("<id>", "for example cx-001").option("--dir <dir>", "the repository", ".").option("--json", "print the file").action(
  (id, options) => showCheckpoint(options.dir, id, options.json === true)
);
checkpoint2.command("create").description("save the state of a session now").option("--dir <dir>", "the repository", ".").option("--session <id>", "the session (default: the one that started last)").option("--json", "print the result as JSON").action(
  (options) => createCheckpoint(options.dir, options.session ?? null, options.json === true)
);
checkpoint2.command("diff").description("what changed from one checkpoint to another (default: the newest two of a session)").argument("[a]", "for example cx-001; alone it is compared with the one before it").argument("[b]", "for example cx-002").option("--dir <dir>", "the repository", ".").option("--session <id>", "the newest two of this session (default: the one that saved last)").option("--json", "print the changes as JSON").action(
  (a, b, options) => showDifference(
    options.dir,
    [a, b].filter((id) => id !== void 0),
    options
  )
);
program2.command("resume").description("print the saved work as a prompt for a new session").argument("[dir]", "the repository", ".").option("--session <id>", "the newest checkpoint of this session").option("--checkpoint <id>", "this checkpoint, for example cx-001").option("--json", "print the result as JSON").action(
  (dir, options) => printResumption(dir, options)
);
program2.command("audit").description("what the summaries of compactions kept of what was recorded before them").argument("[dir]", "the repository", ".").option("--session <id>", "only this session (the start of an id is enough)").option("--json", "print the result as JSON").action((dir, options) => showAudit(dir, options));
program2.command("recall").description("search the transcripts for what was said and done, before and after compactions").argument("[words...]", "all have to be there, each at the beginning of a word; a quoted phrase word for word").option("--dir <dir>", "the repository (default: the one this is called in)").option("--session <id>", "the session (default: the one this is called in, else the one active last)").option("--all", "all transcripts of the project").option("--kind <kind>", "only user, assistant, command, file or agent").option("--limit <n>", "how many to show", "10").option("--full <row>", "print one row whole: the beginning of its uuid, or its line").option("--json", "print the result as JSON").action((words, options) => recall(words, options));
program2.command("journal").description("what the hooks recorded, and what became of each session").option("--dir <dir>", "the repository", ".").option("--session <id>", "only this session (the start of an id is enough)").option("--event <name...>", "only events of these names").option("--since <when>", "only events since a date, a time, or an age such as 90m, 24h, 7d").option("-n <count>", "how many, the newest", parseCount, 50).option("--json", "print the result as JSON").action(
  (options) => showJournal({
    dir: options.dir,
    session: options.session ?? null,
    events: options.event ?? [],
    since: options.since ?? null,
    count: options.n,
    json: options.json === true
  })
);
program2.command("report").description("write one HTML page: how each session filled its context and what happened").argument("[dir]", "the repository", ".").option("--session <id>", "only this session (the start of an id is enough)").option("-n <count>", "how many sessions, the newest", parseCount, 10).option("-o, --output <file>", "where to write it (default: .holdfast/report.html)").option("--json", "print the data instead").action(
  (dir, options) => writeReport(dir, {
    session: options.session ?? null,
    limit: options.n,
    output: options.output ?? null,
    json: options.json === true
  })
);
program2.command("calibrate").description("hold the thresholds against what the sessions really did, and recommend better ones").argument("[dir]", "the repository", ".").option("-n <count>", "how many sessions, the newest", parseCount, 50).option("--json", "print the result as JSON").action(
  (dir, options) => showCalibration(dir, options.n, options.json === true)
);
program2.command("demo").description("play a session through the five hooks in a temporary repository and show what the model is told").option("--json", "print the steps as JSON").action((options) => playDemo(options.json === true));
program2.command("verify").description("fail when a session crossed CRITICAL without the checkpoint that demands (for CI)").argument("[dir]", "the repository", ".").option("--json", "print the result as JSON").action((dir, options) => verifyJournal(dir, options.json === true));
await program2.parseAsync();
