#!/bin/sh
# Fetches Ceph's object gateway for the media tests on Debian 12 and unpacks it into a folder; nothing is installed.
#   sh apps/server/test/media/unpack-ceph.sh <folder>     then:  TEST_CEPH_ROOT=<folder> npm test
set -eu
root=$(mkdir -p "$1" && cd "$1" && pwd)
packages=$(mktemp -d)
trap 'rm -rf "$packages"' EXIT
cd "$packages"
# The programs and whatever of their libraries this machine lacks.
names=$(apt-get install --simulate --no-install-recommends radosgw ceph-mon ceph-osd ceph-common | awk '/^Inst/ { print $2 }')
apt-get download $names
for package in ./*.deb; do dpkg-deb --extract "$package" "$root"; done
echo "TEST_CEPH_ROOT=$root"
